// Reading and ordering moments.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { milliseconds, newestFirst, oldestFirst } from './moments.ts';

const moment = fc
  .date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2030-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString());

describe('milliseconds', () => {
  it.each([
    ['1970-01-01T00:00:00Z', 0],
    ['1970-01-01', 0],
    ['1970-01-01T00:00Z', 0],
    ['1970-01-01T00:00:00.5Z', 500],
    ['1970-01-01T01:00:00+01:00', 0],
  ])('reads %j', (text, time) => {
    expect(milliseconds(text)).toBe(time);
  });

  it.each([null, undefined, '', 'soon', '2026', '2026-03', '2026-13-01', '2026-03-01T18:30:00', '14 March 2026'])(
    'finds no moment in %j',
    (text) => {
      expect(milliseconds(text)).toBeNull();
    },
  );

  it('reads every moment in ISO 8601', () => {
    fc.assert(
      fc.property(moment, (text) => {
        expect(milliseconds(text)).toBe(new Date(text).getTime());
      }),
    );
  });
});

describe('oldestFirst and newestFirst', () => {
  const id = (text: string | null) => text;

  it('compare moments, not text', () => {
    const moments = ['2026-03-01T18:30:00.5Z', '2026-03-01T18:30:00Z', '2026-03-01T20:00:00+02:00'];
    expect(oldestFirst(moments, id)).toEqual([moments[2], moments[1], moments[0]]);
    expect(newestFirst(moments, id)).toEqual([moments[0], moments[1], moments[2]]);
  });

  it('put items without a moment last', () => {
    expect(oldestFirst([null, '2026-03-02', '', '2026-03-01'], id)).toEqual(['2026-03-01', '2026-03-02', null, '']);
    expect(newestFirst([null, '2026-03-01', '', '2026-03-02'], id)).toEqual(['2026-03-02', '2026-03-01', null, '']);
  });

  it('return an empty list for an empty list', () => {
    expect(oldestFirst([], id)).toEqual([]);
    expect(newestFirst([], id)).toEqual([]);
  });

  it('keep every item, do not change the input, and are each other’s reverse', () => {
    fc.assert(
      fc.property(fc.uniqueArray(moment), (moments) => {
        const before = [...moments];
        const sorted = oldestFirst(moments, id);
        expect(moments).toEqual(before);
        expect(sorted.toSorted()).toEqual(before.toSorted());
        expect(newestFirst(moments, id)).toEqual(sorted.toReversed());
      }),
    );
  });
});
