// Zones and edges of the court.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { courtSize, courtZones, metresBetween, onCourt, zoneLabel, zoneOf } from './court.ts';

describe('zoneOf', () => {
  it.each([
    [10, 'net'],
    [6, 'net'],
    [14, 'net'],
    [5.9, 'transition'],
    [14.1, 'transition'],
    [3.05, 'transition'],
    [16.95, 'transition'],
    [3, 'back'],
    [20, 'back'],
  ])('%s m along the court is %s', (x, zone) => {
    expect(zoneOf({ x, y: 5 })).toBe(zone);
  });

  it('is the same on both sides of the net and whatever the side of the court', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 100 }), (x, y) => {
        const zone = zoneOf({ x: x / 10, y: y / 10 });
        expect(zoneOf({ x: courtSize.length - x / 10, y: 0 })).toBe(zone);
        expect(courtZones).toContain(zone);
        expect(zoneLabel(zone)).not.toBe('');
      }),
    );
  });
});

describe('onCourt', () => {
  it.each([
    [
      { x: -3, y: 12 },
      { x: 0, y: 10 },
    ],
    [
      { x: 4.44, y: 4.46 },
      { x: 4.4, y: 4.5 },
    ],
    [
      { x: Number.POSITIVE_INFINITY, y: Number.NaN },
      { x: 20, y: 5 },
    ],
  ])('brings %j to %j', (point, place) => {
    expect(onCourt(point)).toEqual(place);
  });

  it('leaves what lies on the court within a few centimetres, and is settled at once', () => {
    const point = fc.record({
      x: fc.double({ min: 0, max: 20, noNaN: true }),
      y: fc.double({ min: 0, max: 10, noNaN: true }),
    });
    fc.assert(
      fc.property(point, (one) => {
        const place = onCourt(one);
        expect(metresBetween(one, place)).toBeLessThan(0.08);
        expect(onCourt(place)).toEqual(place);
      }),
    );
  });
});
