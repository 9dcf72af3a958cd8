// Zooming and looking along a timeline.

import { describe, expect, it, vi } from 'vitest';
import { createTimelineView, maxZoom } from './timeline-view.ts';

describe('the view of the timeline', () => {
  it('is drawn out around a moment, which stays where it is on the line', () => {
    const view = createTimelineView();
    view.zoomBy(2, 600);
    // Of 1,000 seconds, 600 lay at three fifths; of a window of 500 that begins at 300 it still does.
    expect(view.get()).toMatchObject({ zoom: 2, start: 300 });
    view.zoomBy(1 / 2, 600);
    expect(view.get()).toMatchObject({ zoom: 1, start: 0 });
  });

  it('goes neither beyond the whole nor beyond the closest', () => {
    const view = createTimelineView();
    const told = vi.fn();
    view.subscribe(told);
    view.zoomBy(1 / 2, 0);
    expect(told).not.toHaveBeenCalled();
    view.zoomBy(1000, 0);
    expect(view.get().zoom).toBe(maxZoom);
  });

  it('waits where someone looks until it follows the video again', () => {
    const view = createTimelineView();
    view.look(900);
    expect(view.get()).toMatchObject({ start: 900, isHeld: true });
    view.follow(40);
    expect(view.get()).toMatchObject({ start: 40, isHeld: false });
  });
});
