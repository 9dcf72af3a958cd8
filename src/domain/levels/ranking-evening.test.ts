import { describe, expect, it } from 'vitest';
import {
  changeEnds,
  missingOf,
  missingWords,
  movedMoment,
  movedStretches,
  type Seating,
  type Stretch,
  stretchAt,
  stretchProblem,
} from './ranking-evening.ts';

const seating: Seating = { nearLeft: 'ana', nearRight: 'bo', farLeft: 'cleo', farRight: 'dan' };
const changed: Seating = { nearLeft: 'dan', nearRight: 'cleo', farLeft: 'bo', farRight: 'ana' };
const first: Stretch = { from: 60, to: 600, seats: seating };
const players = new Set(['ana', 'bo', 'cleo', 'dan', 'eve']);

describe('who stands where', () => {
  it.each([
    [59, undefined],
    [60, seating],
    [599, seating],
    [600, changed],
    [900, undefined],
  ])('at second %i', (second, seats) => {
    const stretches = [first, { from: 600, to: 900, seats: changed }];
    expect(stretchAt(stretches, second)?.seats).toBe(seats);
  });
});

describe('changing ends', () => {
  it('cuts the stretch there in two and keeps the sides of each pair', () => {
    expect(changeEnds([first], 300)).toEqual([
      { from: 60, to: 300, seats: seating },
      { from: 300, to: 600, seats: changed },
    ]);
  });

  it('at the start of a stretch changes the stretch', () => {
    expect(changeEnds([first], 60)).toEqual([{ ...first, seats: changed }]);
  });

  it('after a stretch copies it, up to the next one', () => {
    expect(changeEnds([first], 600)).toEqual([first, { from: 600, to: 1140, seats: changed }]);
    const later = { from: 900, to: 1000, seats: seating };
    expect(changeEnds([later, first], 700)).toEqual([first, { from: 700, to: 900, seats: changed }, later]);
  });

  it('twice leads back', () => {
    expect(changeEnds(changeEnds([first], 60), 60)).toEqual([first]);
  });

  it('before anyone is named changes nothing', () => {
    expect(changeEnds([first], 10)).toEqual([first]);
    expect(changeEnds([], 10)).toEqual([]);
  });
});

describe('a court’s stretches', () => {
  it('may touch, and leave places open', () => {
    const alone = { ...seating, farLeft: null, farRight: null };
    expect(stretchProblem([first, { from: 600, to: 601, seats: alone }], players)).toBeNull();
  });

  it.each<[string, Stretch, string, string]>([
    ['end before they begin', { ...first, from: 700, to: 700 }, 'to', 'A stretch has to end after it begins.'],
    ['overlap', { ...first, from: 599, to: 700 }, 'from', 'Two stretches of a court cannot overlap.'],
    [
      'have a player twice',
      { from: 600, to: 700, seats: { ...seating, farLeft: 'ana' } },
      'seats',
      'A player cannot stand in two places at once.',
    ],
    [
      'have a stranger',
      { from: 600, to: 700, seats: { ...seating, farLeft: 'zoe' } },
      'seats',
      'Please choose only players of this evening.',
    ],
    [
      'have nobody',
      { from: 600, to: 700, seats: { nearLeft: null, nearRight: null, farLeft: null, farRight: null } },
      'seats',
      'Please say who plays in this stretch.',
    ],
  ])('cannot %s', (_, second, field, sentence) => {
    expect(stretchProblem([first, second], players)).toEqual({ index: 1, field, sentence });
  });
});

describe('what is missing', () => {
  it('is a level and two moments', () => {
    const none = { level: null, moments: [], isLeftOut: false };
    expect(missingOf(none)).toEqual(['level', 'moments']);
    expect(missingWords(none)).toBe('no level and no moments');
    expect(missingWords({ ...none, level: 3.5, moments: [1] })).toBe('1 of 2 moments');
    expect(missingOf({ ...none, level: 3.5, moments: [1, 2] })).toEqual([]);
  });

  it('is nothing for a player who is left out', () => {
    expect(missingOf({ level: null, moments: [], isLeftOut: true })).toEqual([]);
  });
});

describe('after a replaced link', () => {
  it.each([
    [83, -10, null, 73],
    [5, -10, null, 0],
    [90, 10, 95, 95],
    [90, 10, null, 100],
  ])('a moment at %i moves by %i within %s to %i', (at, offset, duration, moved) => {
    expect(movedMoment(at, offset, duration)).toBe(moved);
  });

  it('stretches are cut at the ends of the new video, and left out beyond them', () => {
    const seats = { nearLeft: 'a', nearRight: null, farLeft: null, farRight: null };
    const stretches = [0, 10, 20].map((from) => ({ from, to: from + 10, seats }));
    expect(movedStretches(stretches, -15, null).map(({ from, to }) => [from, to])).toEqual([
      [0, 5],
      [5, 15],
    ]);
    expect(movedStretches(stretches, 0, 25).map(({ from, to }) => [from, to])).toEqual([
      [0, 10],
      [10, 20],
      [20, 25],
    ]);
  });
});
