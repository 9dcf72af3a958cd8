// Timelines of unknown length, zoomed windows, and clusters of marks.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clusterEnd, clustersOf } from './timeline-clusters.ts';
import { timelineLength, windowStart } from './timeline-scale.ts';

it.each([
  [0, 600],
  [599.9, 600],
  [600, 1200],
  [4000, 4200],
])('holds %d seconds in %d', (time, length) => expect(timelineLength(time)).toBe(length));

describe('a window', () => {
  it.each([
    ['stays while the video is in it', 100, 150, 100],
    ['turns a page when the video leaves it', 100, 250, 240],
    ['goes back with the video', 300, 120, 110],
    ['begins with the video', 300, 2, 0],
    ['ends with the video', 100, 599, 500],
  ])('%s', (_, start, time, expected) => expect(windowStart(start, 100, 600, time)).toBe(expected));

  it('always shows the moment, within the video', () => {
    fc.assert(
      fc.property(fc.nat(6000), fc.nat(5400), fc.constantFrom(1, 2, 4, 8, 16), (start, time, zoom) => {
        const span = 5400 / zoom;
        const from = windowStart(start, span, 5400, time);
        expect(time >= from && time <= from + span).toBe(true);
        expect(from >= 0 && from + span <= 5400).toBe(true);
        expect(windowStart(from, span, 5400, time)).toBe(from);
      }),
    );
  });
});

it('groups overlapping marks', () => {
  const items = [0, 3, 6, 12, 30].map((start) => ({ start, end: start + 2 }));
  const clusters = clustersOf(items, 10);
  expect(clusters.map((cluster) => cluster.map(({ start }) => start))).toEqual([[0, 3, 6], [12], [30]]);
  expect(clusterEnd(clusters[0] ?? [])).toBe(8);
});
