// A window recognises its own words, and the later side is known.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countOf,
  holdsAll,
  laterSide,
  latestTypedAt,
  maxWindows,
  mergedWindows,
  type WrittenBy,
} from './written-by.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 10, minute)).toISOString();
const wrote = (window: string, count: number, minute = count) => ({ window, count, at: at(minute) });

describe('a draft', () => {
  it('holds what the same window wrote before, and not what it wrote since', () => {
    expect(holdsAll([wrote('a', 9)], [wrote('a', 7)])).toBe(true);
    expect(holdsAll([wrote('a', 7)], [wrote('a', 9)])).toBe(false);
    expect(holdsAll([wrote('a', 9)], [wrote('b', 1)])).toBe(false);
    expect(holdsAll([wrote('a', 9)], [wrote('a', 7), wrote('b', 1)])).toBe(false);
  });

  it('promises nothing about one that recorded nothing', () => {
    expect(holdsAll([wrote('a', 9)], [])).toBe(false);
    expect(holdsAll([], [wrote('a', 9)])).toBe(false);
  });

  it('remembers the windows that wrote last', () => {
    const many = Array.from({ length: maxWindows }, (_, index) => wrote(`w${index}`, 1, index));
    const later = mergedWindows(many, [wrote('new', 1, 59)]);
    expect(later).toHaveLength(maxWindows);
    expect([later[0]?.window, countOf(later, 'w0')]).toEqual(['new', 0]);
  });
});

describe('of two sides', () => {
  it('the one typed later counts, however late the other was saved, and without what both hold', () => {
    const common = wrote('common', 1, 50);
    const [mine, theirs] = [
      [wrote('a', 2, 30), common],
      [wrote('b', 1, 20), common],
    ];
    expect(latestTypedAt(mine, theirs)).toBe(at(30));
    expect(latestTypedAt(theirs, mine)).toBe(at(20));
    expect(laterSide({ mine: at(30), theirs: at(20) })).toBe('mine');
    expect(laterSide({ mine: at(20), theirs: at(30) })).toBe('theirs');
  });

  it('the server’s counts where nobody knows when mine was typed', () => {
    expect(latestTypedAt([], [wrote('b', 1)])).toBeNull();
    expect(laterSide({ mine: null, theirs: null })).toBe('theirs');
    expect(laterSide({ mine: at(1), theirs: null })).toBe('mine');
  });
});

const anyWrittenBy: fc.Arbitrary<WrittenBy> = fc.uniqueArray(
  fc
    .tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 1, max: 5 }))
    .map(([one, count]) => wrote(one, count)),
  { selector: ({ window }) => window, minLength: 1 },
);

describe('all writers', () => {
  it('both sides together hold each of them, whichever comes first', () => {
    fc.assert(
      fc.property(anyWrittenBy, anyWrittenBy, (one, other) => {
        const both = mergedWindows(one, other);
        expect(holdsAll(both, one) && holdsAll(both, other)).toBe(true);
        expect(holdsAll(mergedWindows(other, one), both)).toBe(true);
      }),
    );
  });

  it('two that hold each other hold the same', () => {
    fc.assert(
      fc.property(anyWrittenBy, anyWrittenBy, (one, other) => {
        const isSame = holdsAll(one, other) && holdsAll(other, one);
        const counts = (writtenBy: WrittenBy) => writtenBy.map(({ window, count }) => `${window} ${count}`).toSorted();
        expect(isSame).toBe(counts(one).join() === counts(other).join());
        expect(latestTypedAt(one, other) === null).toBe(holdsAll(other, one));
      }),
    );
  });
});
