import { describe, expect, it } from 'vitest';
import { pairMovement } from './pair-movement.ts';

const track = (x: number, y: number, marks = 12) => Array.from({ length: marks }, (_, time) => ({ time, x, y }));

describe('the movement of a pair', () => {
  it('gives the spacing, and the zones of both combined', () => {
    // 1 m and 9 m from the net, 4 m apart across the court: one at the net, one at the back.
    const movement = pairMovement({ player: track(9, 3), partner: track(1, 3) });
    expect(movement?.spacing).toMatchObject({ mean: 8, marks: 12, seconds: 11 });
    expect(movement?.zones).toEqual({ marks: 24, seconds: 22, shares: { net: 0.5, transition: 0, back: 0.5 } });
  });

  it('gives nothing while either has too few marks', () => {
    expect(pairMovement({ player: track(9, 3), partner: track(1, 3, 9) })).toBeNull();
    expect(pairMovement({ player: [], partner: track(1, 3) })).toBeNull();
  });

  it('keeps the zones where the two were not marked at the same time', () => {
    const later = track(1, 3).map((mark) => ({ ...mark, time: mark.time + 100 }));
    expect(pairMovement({ player: track(9, 3), partner: later })).toMatchObject({
      spacing: null,
      zones: { marks: 24 },
    });
  });
});
