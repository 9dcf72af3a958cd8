// The timeline: the video's position, and everything marked.

import { t } from '@lingui/core/macro';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useMemo, useState } from 'react';
import { sideChanges } from '#domain/reviews/court/side-changes.ts';
import { numberText } from '#domain/round-to.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { useVideoState } from '#web/lib/video/video-controller.ts';
import { IconButton } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { PositionSlider } from '#web/ui/fields/position-slider.tsx';
import { latePanel } from '../shared/panel-boundary.tsx';
import { useRoomForLanes } from '../state/focus-mode.ts';
import { zoomTimeline } from '../state/review-actions.ts';
import { useOpenReview } from '../state/review-context.ts';
import { maxZoom } from '../state/timeline-view.ts';
import { CodesLane, RalliesLane } from './timeline-match.tsx';
import { NotesLane } from './timeline-notes.tsx';
import { placeOf, type TimelineWindow, useTimelineWindow } from './timeline-window.ts';

const LookLane = latePanel(async () => (await import('./timeline-look.tsx')).LookLane, null);

/** Wheel pixels that double the zoom. */
const doubling = 240;

/**
 * With Ctrl or Cmd (also pinching a touchpad) the wheel zooms around the pointer; sideways or with Shift it pans. The plain wheel
 * scrolls, as everywhere.
 */
function useTimelineWheel(line: RefObject<HTMLElement | null>, seen: TimelineWindow): void {
  const { timeline } = useOpenReview();
  const { from, perPixel } = seen;
  useEffect(() => {
    const track = line.current;
    const onWheel = (event: WheelEvent) => {
      const sideways = event.deltaX || (event.shiftKey ? event.deltaY : 0);
      if (event.ctrlKey || event.metaKey) {
        const x = event.clientX - (track?.getBoundingClientRect().left ?? 0);
        timeline.zoomBy(2 ** (-event.deltaY / doubling), from + x * perPixel, true);
      } else if (
        Math.abs(sideways) >= Math.abs(event.shiftKey ? 0 : event.deltaY) &&
        sideways &&
        timeline.get().zoom > 1
      ) {
        timeline.look(from + sideways * perPixel);
      } else return;
      // Otherwise the page would zoom, or the browser would go back.
      event.preventDefault();
    };
    track?.addEventListener('wheel', onWheel, { passive: false });
    return () => track?.removeEventListener('wheel', onWheel);
  }, [line, timeline, from, perPixel]);
}

const TimelineMap = latePanel(
  async () => (await import('./timeline-map.tsx')).TimelineMap,
  <div className="h-3 pocket:h-6" />,
);

interface TimelineProps {
  /** Further controls, at the right of the foot. */
  controls: ReactNode;
  /** At the left of the foot. */
  children: ReactNode;
}

/** The lanes of notes, rallies and strokes, the seek bar, and the zoom. */
export function Timeline({ controls, children }: TimelineProps) {
  const { workspace } = useOpenReview();
  const { line, seen, zoom, length } = useTimelineWindow();
  const changes = useMemo(() => sideChanges(workspace.video.courtSideChanges), [workspace]);
  // Thin lanes are for precise pointers in large windows.
  const isByType = useRoomForLanes();
  const [label, setLabel] = useState<string | null>(null);
  useTimelineWheel(line, seen);
  return (
    <div className="grid fit:@container/foot fit:flex fit:grow fit:flex-col">
      <div className="fit:flex fit:grow fit:flex-col fit:pl-4">
        {/* As wide as the track of the slider below, so that marks are above their moments. */}
        <div ref={line} className={cn('relative mx-2 grid gap-px', isByType && 'fit:grow fit:grid-rows-[1fr]')}>
          <NotesLane seen={seen} isByType={isByType} onLook={setLabel} />
          <RalliesLane seen={seen} changes={changes} onLook={setLabel} />
          <CodesLane seen={seen} onLook={setLabel} />
          {workspace.video.look === 'sent' && <LookLane seen={seen} onLook={setLabel} />}
          <span aria-hidden className="pointer-events-none absolute inset-0 overflow-hidden">
            {changes.map((time) => (
              <span
                key={time}
                className="absolute inset-y-0 border-l border-dotted border-ink-muted"
                style={{ left: placeOf(time, seen) }}
              />
            ))}
          </span>
        </div>
        <SeekBar seen={seen} />
        {zoom > 1 && (
          <div className="mx-2">
            <TimelineMap seen={seen} length={length} />
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        {children}
        {/* For sighted users, never over the picture; screen readers read the mark itself. */}
        <p aria-hidden className="min-w-0 grow basis-0 truncate text-xs text-ink-muted pocket:hidden">
          {label}
        </p>
        <div className="ml-auto flex items-center max-sm:order-last">{controls}</div>
        <ZoomButtons seen={seen} zoom={zoom} />
      </div>
    </div>
  );
}

function ZoomButtons({ seen, zoom }: { seen: TimelineWindow; zoom: number }) {
  const review = useOpenReview();
  const times = numberText(Math.round(zoom * 10) / 10);
  return (
    <div role="group" aria-label={t`Timeline`} className="flex items-center text-xs text-ink-muted">
      {/* Hidden from screen readers: it changes as the video plays. */}
      <span aria-hidden className="mr-1.5 empty:hidden @max-[58rem]/foot:sr-only">
        {zoom > 1 && `${times}× · ${formatClockTime(seen.from)}–${formatClockTime(seen.to)}`}
      </span>
      <span role="status" className="sr-only">
        {zoom > 1 && t`Zoomed in ${{ times }} times`}
      </span>
      <IconButton
        size="sm"
        label={t`Zoom out`}
        aria-disabled={zoom <= 1 || undefined}
        onClick={() => zoomTimeline(review, -1)}
      >
        <ZoomOut aria-hidden className="size-4!" />
      </IconButton>
      <IconButton
        size="sm"
        label={t`Zoom in`}
        aria-disabled={zoom >= maxZoom || undefined}
        onClick={() => zoomTimeline(review, 1)}
      >
        <ZoomIn aria-hidden className="size-4!" />
      </IconButton>
    </div>
  );
}

/** Seeks to any moment of the window, by dragging or arrow keys. */
function SeekBar({ seen }: { seen: TimelineWindow }) {
  const { video } = useOpenReview();
  const time = useVideoState(video, (state) => state.time);
  const isPlaying = useVideoState(video, ({ status }) => status === 'playing' || status === 'buffering');
  return (
    <PositionSlider
      label={t`Position in the video`}
      seconds={time}
      min={seen.from}
      max={seen.to}
      isPlaying={isPlaying}
      onSeek={video.seek}
      className="h-6 w-full accent-primary fit:h-4"
    />
  );
}
