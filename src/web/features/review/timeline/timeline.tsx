// The length of the video as a line: where it is, and what was marked on it.

import { ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { sideChanges } from '#domain/review/side-changes.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { useVideoState } from '#web/lib/video/video-controller.ts';
import { IconButton } from '#web/ui/button.tsx';
import { useOpenReview } from '../workspace/review-context.ts';
import { CodesLane, RalliesLane } from './timeline-match.tsx';
import { NotesLane } from './timeline-notes.tsx';
import { placeOf, type TimelineWindow, useTimelineWindow } from './timeline-window.ts';

/** The lanes of notes, rallies and strokes, the bar to seek in, and the buttons that draw it out for a long match; `children` stand beside them. */
export function Timeline({ controls, children }: { controls: ReactNode; children: ReactNode }) {
  const { workspace } = useOpenReview();
  const { line, seen, zoom, zoomIn, zoomOut } = useTimelineWindow();
  const changes = useMemo(() => sideChanges(workspace.video.courtSideChanges), [workspace]);
  return (
    <div className="grid fit:@container/foot">
      {/* As wide as the way of the thumb below it, so that a mark stands over its moment. */}
      <div ref={line} className="relative mx-2 grid gap-px">
        <NotesLane seen={seen} />
        <RalliesLane seen={seen} changes={changes} />
        <CodesLane seen={seen} />
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
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        {children}
        <div className="ml-auto flex items-center">{controls}</div>
        <ZoomButtons seen={seen} zoom={zoom} zoomIn={zoomIn} zoomOut={zoomOut} />
      </div>
    </div>
  );
}

type ZoomProps = Omit<ReturnType<typeof useTimelineWindow>, 'line'>;

function ZoomButtons({ seen, zoom, zoomIn, zoomOut }: ZoomProps) {
  return (
    <div role="group" aria-label="Timeline" className="flex items-center text-xs text-ink-muted">
      <span role="status" className="mr-1.5">
        {zoom > 1 && `${zoom}× · ${formatClockTime(seen.from)}–${formatClockTime(seen.to)}`}
      </span>
      <IconButton
        size="sm"
        label="Show more of the video"
        aria-disabled={!zoomOut || undefined}
        onClick={() => zoomOut?.()}
      >
        <ZoomOut aria-hidden className="size-4!" />
      </IconButton>
      <IconButton
        size="sm"
        label="Show less of the video, larger"
        aria-disabled={!zoomIn || undefined}
        onClick={() => zoomIn?.()}
      >
        <ZoomIn aria-hidden className="size-4!" />
      </IconButton>
    </div>
  );
}

/** Goes to any moment of the window, by dragging or with the arrow keys. */
function SeekBar({ seen }: { seen: TimelineWindow }) {
  const { video } = useOpenReview();
  const time = useVideoState(video, (state) => state.time);
  return (
    <input
      type="range"
      aria-label="Position in the video"
      aria-valuetext={`${formatClockTime(time)} of ${formatClockTime(seen.to)}`}
      min={seen.from}
      max={seen.to}
      step={0.1}
      value={Math.min(Math.max(time, seen.from), seen.to)}
      onChange={(event) => video.seek(event.target.valueAsNumber)}
      className="h-6 w-full accent-primary"
    />
  );
}
