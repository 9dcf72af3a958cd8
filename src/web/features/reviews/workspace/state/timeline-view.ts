// The visible part of the timeline, as keys, wheel, buttons and the overview change it.

import { createListeners } from '#web/lib/listeners.ts';

/** Largest zoom: a window of a 90-minute match is then under six minutes long. */
export const maxZoom = 16;

/** The zoom, and where the window starts, in seconds. */
interface View {
  zoom: number;
  start: number;
  /** Whether the window was moved away from the video's position: it then stays until the video is sought. */
  isHeld: boolean;
}

/** The view of one timeline. */
export interface TimelineView {
  get(): View;
  subscribe(listener: () => void): () => void;
  /** Multiplies the zoom, keeping the moment `around` in place. With `isHeld` the window stays there, wherever the video is. */
  zoomBy(factor: number, around: number, isHeld?: boolean): void;
  /** Moves the window to `start` seconds. */
  look(start: number): void;
  /** The window has turned a page to follow the video. */
  follow(start: number): void;
}

/** Starts with the whole video. */
export function createTimelineView(): TimelineView {
  const { subscribe, notify } = createListeners();
  let view: View = { zoom: 1, start: 0, isHeld: false };
  const become = (next: View) => {
    view = next;
    notify();
  };
  return {
    subscribe,
    get: () => view,
    zoomBy(factor, around, isHeld = false) {
      const zoom = Math.min(Math.max(view.zoom * factor, 1), maxZoom);
      if (zoom === view.zoom) return;
      const start = zoom === 1 ? 0 : Math.max(around - (around - view.start) * (view.zoom / zoom), 0);
      become({ zoom, start, isHeld: isHeld && zoom > 1 });
    },
    look: (start) => become({ ...view, start, isHeld: true }),
    follow(start) {
      if (start !== view.start || view.isHeld) become({ ...view, start, isHeld: false });
    },
  };
}
