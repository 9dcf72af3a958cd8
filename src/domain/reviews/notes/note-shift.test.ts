// Moving everything to a replaced link.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StrokeCode } from '#domain/reviews/strokes/code-pad.ts';
import { type NoteMoment, noteRangeProblem } from './note-ranges.ts';
import { offsetBetween, shiftedParts } from './note-shift.ts';

const code = (timestamp: number): StrokeCode => ({
  id: String(timestamp),
  timestamp,
  stroke: 'lob',
  zone: null,
  outcome: 'continues',
});

const parts = {
  notes: [
    { id: 'early', timestamp: 5, endTimestamp: 20 },
    { id: 'late', timestamp: 595, endTimestamp: null },
  ],
  rallies: [
    { start: 2, end: 8 },
    { start: 9, end: 30 },
    { start: 400, end: null },
  ],
  codes: [code(4), code(100)],
};

describe('shiftedParts', () => {
  it('moves everything by one offset', () => {
    expect(shiftedParts(parts, 12.5, null)).toEqual({
      notes: [
        { id: 'early', timestamp: 17.5, endTimestamp: 32.5 },
        { id: 'late', timestamp: 607.5, endTimestamp: null },
      ],
      rallies: [
        { start: 14.5, end: 20.5 },
        { start: 21.5, end: 42.5 },
        { start: 412.5, end: null },
      ],
      codes: [
        { ...code(4), timestamp: 16.5 },
        { ...code(100), timestamp: 112.5 },
      ],
      clamped: 0,
      dropped: 0,
    });
  });

  it('cuts at the start of a video that begins later, and says what did not fit', () => {
    const shifted = shiftedParts(parts, -10, 600);
    expect(shifted.notes).toEqual([
      { id: 'early', timestamp: 0, endTimestamp: 10 },
      { id: 'late', timestamp: 585, endTimestamp: null },
    ]);
    expect(shifted.rallies).toEqual([
      { start: 0, end: 20 },
      { start: 390, end: null },
    ]);
    expect(shifted.codes.map(({ timestamp }) => timestamp)).toEqual([0, 90]);
    expect(shifted).toMatchObject({ clamped: 2, dropped: 1 });
  });

  it('puts at the end what lies behind it', () => {
    const shifted = shiftedParts(parts, 100, 600);
    expect(shifted.notes[1]).toMatchObject({ timestamp: 600, endTimestamp: null });
    expect(shifted).toMatchObject({ clamped: 1, dropped: 0 });
  });

  it('has its offset from one moment that both videos show', () => {
    expect(offsetBetween(83.4, 71.2)).toBe(-12.2);
  });

  it('loses no note and no code, leaves each valid, and comes back unless something was cut', () => {
    const tenths = fc.integer({ min: 0, max: 36_000 }).map((value) => value / 10);
    const note: fc.Arbitrary<NoteMoment> = fc
      .tuple(tenths, fc.option(fc.integer({ min: 5, max: 600 })))
      .map(([timestamp, length]) => ({
        timestamp,
        endTimestamp: length === null ? null : Math.round(timestamp * 10 + length) / 10,
      }));
    const offset = fc.integer({ min: -20_000, max: 20_000 }).map((value) => value / 10);
    fc.assert(
      fc.property(fc.array(note), fc.array(tenths.map(code)), offset, (notes, codes, by) => {
        const there = shiftedParts({ notes, rallies: [], codes }, by, 3600);
        expect(there.notes).toHaveLength(notes.length);
        expect(there.codes).toHaveLength(codes.length);
        for (const one of there.notes) expect(noteRangeProblem(one, 3600)).toBeNull();
        if (by >= 0 && there.clamped === 0) {
          const back = shiftedParts(there, -by, null);
          expect(back.notes.map(({ timestamp }) => timestamp)).toEqual(notes.map(({ timestamp }) => timestamp));
          expect(back.clamped).toBe(0);
        }
      }),
    );
  });
});
