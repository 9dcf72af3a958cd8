// Zooming and panning a timeline.

import { describe, expect, it, vi } from 'vitest';
import { createTimelineView, maxZoom } from './timeline-view.ts';

describe('the view of the timeline', () => {
  it('zooms around a moment, which stays in place', () => {
    const view = createTimelineView();
    view.zoomBy(2, 600);
    // Of 1,000 seconds, 600 is at three fifths; of a window of 500 that starts at 300 it still is.
    expect(view.get()).toMatchObject({ zoom: 2, start: 300 });
    view.zoomBy(1 / 2, 600);
    expect(view.get()).toMatchObject({ zoom: 1, start: 0 });
  });

  it('stays within the whole and the largest zoom', () => {
    const view = createTimelineView();
    const listener = vi.fn();
    view.subscribe(listener);
    view.zoomBy(1 / 2, 0);
    expect(listener).not.toHaveBeenCalled();
    view.zoomBy(1000, 0);
    expect(view.get().zoom).toBe(maxZoom);
  });

  it('stays where it was moved until it follows the video again', () => {
    const view = createTimelineView();
    view.look(900);
    expect(view.get()).toMatchObject({ start: 900, isHeld: true });
    view.follow(40);
    expect(view.get()).toMatchObject({ start: 40, isHeld: false });
  });
});
