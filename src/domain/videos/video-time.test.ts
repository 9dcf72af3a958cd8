// Positions kept within the video.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { videoEnd, withinVideo } from './video-time.ts';

describe('withinVideo', () => {
  it.each([
    [83.26, null, 83.3],
    [-2, 600, 0],
    [601, 600, 600],
    [599.99, 599.96, 599.9],
    [90_000, null, 86_400],
    [5, 0, 5],
    [Number.NaN, 600, 0],
  ])('keeps %s of a video of %s at %s', (seconds, duration, kept) => {
    expect(withinVideo(seconds, duration)).toBe(kept);
  });

  it('never lies outside, and keeps the order', () => {
    const seconds = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    const duration = fc.option(fc.double({ min: 0.1, max: 1e5, noNaN: true }));
    fc.assert(
      fc.property(seconds, seconds, duration, (one, other, length) => {
        const kept = withinVideo(one, length);
        expect(kept).toBeGreaterThanOrEqual(0);
        expect(kept).toBeLessThanOrEqual(videoEnd(length));
        if (one <= other) expect(kept).toBeLessThanOrEqual(withinVideo(other, length));
      }),
    );
  });
});
