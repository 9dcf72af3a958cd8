// Which part of the video the timeline shows, and how times lie on it.

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useVideoState } from '#web/lib/video/video-controller.ts';
import { useOpenReview, useReviewState } from '../workspace/review-context.ts';
import { roundedUpLength, windowStart } from './timeline-scale.ts';

/** How much the timeline is drawn out at most: a minute of a 90-minute match then takes a fifth of it. */
const maxZoom = 16;

/** A stretch of the video on a line: seconds become shares of its width. */
export interface TimelineWindow {
  from: number;
  to: number;
  /** Seconds that a pixel stands for. */
  perPixel: number;
}

/** Where a moment lies, as a CSS length; it may lie outside. */
export function placeOf(time: number, { from, to }: TimelineWindow): string {
  return `${((time - from) / (to - from)) * 100}%`;
}

/** Whether some of a stretch is to be seen. */
export function isInWindow({ start, end }: { start: number; end: number }, { from, to }: TimelineWindow): boolean {
  return end >= from && start <= to;
}

/** The video's length in seconds; where nobody tells it, long enough for all that was marked and for where the video is. */
function useTimelineLength(): number {
  const { video } = useOpenReview();
  const length = useVideoState(video, (state) => state.duration ?? roundedUpLength(state.time));
  const last = useReviewState(({ document }) =>
    Math.max(
      document.notes.at(-1)?.timestamp ?? 0,
      document.rallies.at(-1)?.end ?? 0,
      document.codes.at(-1)?.timestamp ?? 0,
    ),
  );
  return last > length ? roundedUpLength(last) : length;
}

/** The window of the timeline. Drawn out, it turns a page when the video leaves it. */
export function useTimelineWindow() {
  const { video } = useOpenReview();
  const line = useRef<HTMLDivElement>(null);
  const width = useWidth(line);
  const length = useTimelineLength();
  const [zoom, setZoom] = useState(1);
  const [start, setStart] = useState(0);
  const span = length / zoom;
  const from = useVideoState(video, ({ time }) => windowStart(start, span, length, time));
  if (from !== start) setStart(from);
  const seen: TimelineWindow = { from, to: from + span, perPixel: span / Math.max(width, 1) };
  return {
    /** Goes round the line, so that its width is known. */
    line,
    seen,
    zoom,
    /** Null where it goes no further. */
    zoomIn: zoom < maxZoom ? () => setZoom(zoom * 2) : null,
    zoomOut: zoom > 1 ? () => setZoom(zoom / 2) : null,
  };
}

/** Width of an element in whole pixels, kept up to date. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(600);
  useLayoutEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
