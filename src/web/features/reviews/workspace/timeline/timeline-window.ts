// The visible part of the timeline, and the position of times in it.

import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useVideoState } from '#web/lib/video/video-controller.ts';
import { useOpenReview, useReviewState } from '../state/review-context.ts';
import { timelineLength, windowStart } from './timeline-scale.ts';

/** A stretch of the video on a line: seconds become shares of its width. */
export interface TimelineWindow {
  from: number;
  to: number;
  /** Seconds per pixel. */
  perPixel: number;
}

/** The position of a moment, as a CSS length; may be outside. */
export function placeOf(time: number, { from, to }: Pick<TimelineWindow, 'from' | 'to'>): string {
  return `${((time - from) / (to - from)) * 100}%`;
}

/** Whether part of a stretch is visible. */
export function isInWindow({ start, end }: { start: number; end: number }, { from, to }: TimelineWindow): boolean {
  return end >= from && start <= to;
}

/** The video's length in seconds; if unknown, long enough for all marks and the position. */
function useTimelineLength(): number {
  const { video } = useOpenReview();
  const length = useVideoState(video, (state) => state.duration ?? timelineLength(state.time));
  const last = useReviewState(({ document }) =>
    Math.max(
      document.notes.at(-1)?.timestamp ?? 0,
      document.rallies.at(-1)?.end ?? 0,
      document.codes.at(-1)?.timestamp ?? 0,
    ),
  );
  return last > length ? timelineLength(last) : length;
}

/** How far a playing video moves between two updates at most, in seconds; further means that it was sought. */
const jump = 3;

/** The timeline's window. Zoomed in, it turns a page when the video leaves it; moved away, it stays until the video is sought. */
export function useTimelineWindow() {
  const { video, timeline } = useOpenReview();
  const line = useRef<HTMLDivElement>(null);
  const width = useWidth(line);
  const length = useTimelineLength();
  const { zoom, start, isHeld } = useSyncExternalStore(timeline.subscribe, timeline.get);
  const span = length / zoom;
  const held = Math.min(Math.max(start, 0), length - span);
  const followed = useVideoState(video, ({ time }) => windowStart(held, span, length, time));
  const from = isHeld ? held : followed;
  useEffect(() => {
    if (!isHeld) timeline.follow(from);
  }, [timeline, isHeld, from]);
  useEffect(() => {
    if (!isHeld) return;
    let last = video.getState().time;
    return video.subscribe(() => {
      const { time } = video.getState();
      if (Math.abs(time - last) > jump) timeline.follow(timeline.get().start);
      last = time;
    });
  }, [timeline, video, isHeld]);
  const seen: TimelineWindow = { from, to: from + span, perPixel: span / Math.max(width, 1) };
  return {
    /** Wraps the line, to measure its width. */
    line,
    seen,
    zoom,
    length,
  };
}

/** An element's width in whole pixels, kept up to date. */
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
