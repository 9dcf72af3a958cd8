// Counting coded strokes.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { courtZones } from '#domain/reviews/court/court.ts';
import { codeCounts, minForShare, shareOf, strokeSentence } from './code-counts.ts';
import type { StrokeCode } from './code-pad.ts';
import { outcomes, strokes } from './strokes.ts';

const anyCode: fc.Arbitrary<StrokeCode> = fc.record({
  id: fc.uuid(),
  timestamp: fc.nat(5400),
  stroke: fc.constantFrom(...strokes),
  zone: fc.constantFrom(null, ...courtZones),
  outcome: fc.constantFrom(...outcomes),
});

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

describe('codeCounts', () => {
  it('is empty for no codes', () => {
    expect(codeCounts([])).toMatchObject({ total: 0, strokes: [], zones: [] });
  });

  it('names the most frequent stroke first, and leaves codes without a zone out of the zones', () => {
    const code = (stroke: StrokeCode['stroke'], zone: StrokeCode['zone'], outcome: StrokeCode['outcome']) => ({
      id: `${stroke}-${outcome}`,
      timestamp: 0,
      stroke,
      zone,
      outcome,
    });
    const counts = codeCounts([
      code('lob', 'back', 'continues'),
      code('bandeja', 'net', 'continues'),
      code('bandeja', null, 'continues'),
      code('bandeja', 'net', 'unforced-error'),
    ]);
    expect(counts.strokes.map(strokeSentence)).toEqual([
      'Bandeja: 3 seen, 2 kept the rally going, 1 unforced error',
      'Lob: 1 seen, 1 kept the rally going',
    ]);
    expect(counts.zones.map(({ zone, total }) => [zone, total])).toEqual([
      ['net', 2],
      ['back', 1],
    ]);
  });

  it('counts each code once: by outcome, by stroke and, with a zone, by zone', () => {
    fc.assert(
      fc.property(fc.array(anyCode), (codes) => {
        const counts = codeCounts(codes);
        expect(counts.total).toBe(codes.length);
        expect(sum(Object.values(counts.outcomes))).toBe(codes.length);
        expect(sum(counts.strokes.map(({ total }) => total))).toBe(codes.length);
        expect(sum(counts.zones.map(({ total }) => total))).toBe(codes.filter(({ zone }) => zone !== null).length);
        for (const one of [...counts.strokes, ...counts.zones])
          expect(sum(Object.values(one.outcomes))).toBe(one.total);
      }),
    );
  });
});

describe('shareOf', () => {
  it.each([
    [0, 0, null],
    [19, minForShare - 1, null],
    [18, minForShare, 90],
    [1, 3, null],
    [10, 30, 33],
    [30, 30, 100],
  ])('%s of %s is %s percent', (count, total, share) => {
    expect(shareOf(count, total)).toBe(share);
  });
});
