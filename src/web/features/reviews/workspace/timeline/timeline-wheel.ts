// The wheel over the timeline.

import { type RefObject, useEffect } from 'react';
import { useOpenReview } from '../state/review-context.ts';
import type { TimelineWindow } from './timeline-window.ts';

/** Turned by this many pixels, the wheel doubles the zoom. */
const doubling = 240;

/**
 * With Ctrl or Cmd (which is what pinching a touchpad gives) the wheel draws the timeline out around the pointer; sideways or with Shift
 * it moves along. The plain wheel scrolls, as everywhere.
 */
export function useTimelineWheel(line: RefObject<HTMLElement | null>, seen: TimelineWindow): void {
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
      // Otherwise the page would be zoomed, or one would go back in the browser's history.
      event.preventDefault();
    };
    track?.addEventListener('wheel', onWheel, { passive: false });
    return () => track?.removeEventListener('wheel', onWheel);
  }, [line, timeline, from, perPixel]);
}
