// Seasons of reference clips.

import { describe, expect, it } from 'vitest';
import { isSeason, nextSeason, seasonEnd, seasonOf, seasonWords } from './clip-season.ts';

describe('a season', () => {
  it('is half a calendar year in UTC', () => {
    expect(seasonOf(new Date('2027-06-30T23:59:59Z'))).toBe('2027-1');
    expect(seasonOf(new Date('2027-07-01T00:00:00Z'))).toBe('2027-2');
    expect(nextSeason('2027-1')).toBe('2027-2');
    expect(nextSeason('2027-2')).toBe('2028-1');
  });

  it('reads as its months, with a last day', () => {
    expect(seasonWords('2027-1')).toBe('January to June 2027');
    expect(seasonWords('2027-2')).toBe('July to December 2027');
    expect(seasonEnd('2027-1')).toBe('30 June 2027');
    expect(seasonEnd('2027-2')).toBe('31 December 2027');
  });

  it('knows its own texts only', () => {
    expect(['2027-1', '2027-2'].every(isSeason)).toBe(true);
    expect(['2027-3', '2027', '1999-1', '2027-1\n', ''].some(isSeason)).toBe(false);
  });
});
