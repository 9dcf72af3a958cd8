// Marking rallies, and playing only them.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  maxRallies,
  neighbourRally,
  openRally,
  playedRallies,
  pointsOnlyStep,
  pressRally,
  type RallyMark,
  ralliesInWords,
  ralliesWithin,
  secondsInPlay,
  shareInPlay,
  tidyMarks,
} from './rallies.ts';

const pressed = (...times: number[]) => times.reduce<RallyMark[]>(pressRally, []);

const anyMark: fc.Arbitrary<RallyMark> = fc.record({
  start: fc.integer({ min: -50, max: 6000 }).map((tenths) => tenths / 10),
  end: fc.option(fc.integer({ min: -50, max: 6000 }).map((tenths) => tenths / 10)),
});

describe('pressRally', () => {
  it('starts and ends in turn', () => {
    expect(pressed(10, 24, 40)).toEqual([
      { start: 10, end: 24 },
      { start: 40, end: null },
    ]);
    expect(openRally(pressed(10, 24, 40))).toEqual({ start: 40, end: null });
    expect(openRally(pressed(10, 24))).toBeNull();
  });

  it('starts again where the coach went back to', () => {
    expect(pressed(40, 10, 24)).toEqual([{ start: 10, end: 24 }]);
  });

  it('keeps to the most that a review holds, and still ends the last one', () => {
    const times = Array.from({ length: maxRallies * 2 + 3 }, (_, index) => index * 5);
    const marks = pressed(...times);
    expect(marks).toHaveLength(maxRallies);
    expect(openRally(marks)).toBeNull();
  });

  it('leaves at most one rally open, whatever is pressed when', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5400)), (times) => {
        const marks = pressed(...times);
        expect(marks.filter(({ end }) => end === null).length).toBeLessThanOrEqual(1);
        for (const { start, end } of marks) if (end !== null) expect(end).toBeGreaterThan(start);
      }),
    );
  });
});

describe('playedRallies', () => {
  it.each([
    [
      'overlapping ones',
      [
        [10, 20],
        [15, 30],
      ],
      [[10, 30]],
    ],
    [
      'one within another',
      [
        [10, 30],
        [12, 14],
      ],
      [[10, 30]],
    ],
    [
      'those that touch',
      [
        [10, 20],
        [20, 25],
      ],
      [[10, 25]],
    ],
    [
      'an unfinished one',
      [
        [10, 20],
        [40, null],
      ],
      [[10, 20]],
    ],
    [
      'a slip of the finger',
      [
        [10, 10.3],
        [12, 20],
      ],
      [[12, 20]],
    ],
    ['one that ends before it starts', [[20, 10]], [[10, 20]]],
  ] as const)('settles %s', (_, marks, rallies) => {
    const given = marks.map(([start, end]) => ({ start, end }));
    expect(playedRallies(given)).toEqual(rallies.map(([start, end]) => ({ start, end })));
  });

  it('are in order, apart from each other, within the video, and settled at once', () => {
    fc.assert(
      fc.property(fc.array(anyMark), (marks) => {
        const rallies = playedRallies(marks);
        for (const [index, one] of rallies.entries()) {
          expect(one.end).toBeGreaterThan(one.start);
          expect(one.start).toBeGreaterThan(rallies[index - 1]?.end ?? -1);
          expect(one.end).toBeLessThanOrEqual(86_400);
        }
        expect(playedRallies(rallies)).toEqual(rallies);
        expect(tidyMarks(tidyMarks(marks))).toEqual(tidyMarks(marks));
      }),
    );
  });
});

it('ralliesWithin leaves out of playing what lies after the end, and cuts what reaches there', () => {
  const marked = [
    { start: 10, end: 20 },
    { start: 90, end: 120 },
    { start: 130, end: 140 },
  ];
  expect(ralliesWithin(marked, 100)).toEqual([
    { start: 10, end: 20 },
    { start: 90, end: 100 },
  ]);
  expect(ralliesWithin(marked, null)).toEqual(marked);
});

describe('the share in play', () => {
  const rallies = Array.from({ length: 10 }, (_, index) => ({ start: index * 30, end: index * 30 + 12 }));

  it('counts from the first rally to the last', () => {
    expect(secondsInPlay(rallies)).toBe(120);
    expect(shareInPlay(rallies)).toBe(43);
  });

  it('is null for a few rallies', () => {
    expect(shareInPlay(rallies.slice(1))).toBeNull();
    expect(shareInPlay([])).toBeNull();
  });
});

describe('points only', () => {
  const rallies = [
    { start: 10, end: 20 },
    { start: 40, end: 55 },
  ];

  it.each([
    [0, { kind: 'jump', to: 10 }],
    [9.6, { kind: 'play' }],
    [15, { kind: 'play' }],
    [20, { kind: 'jump', to: 40 }],
    [54.9, { kind: 'play' }],
    [55, { kind: 'stop' }],
  ])('at %s seconds: %j', (time, step) => {
    expect(pointsOnlyStep(rallies, time)).toEqual(step);
  });

  it('plays everything where nothing is marked', () => {
    expect(pointsOnlyStep([], 12)).toEqual({ kind: 'play' });
  });

  it.each([
    [0, 1, 10],
    [10, 1, 40],
    [41, 1, null],
    [41.5, -1, 40],
    [40.5, -1, 10],
    [10, -1, null],
  ] as const)('from %s seconds towards %s goes to %s', (time, direction, start) => {
    expect(neighbourRally(rallies, time, direction)).toBe(start);
  });

  it('never jumps back or twice, even when the player lands a quarter of a second early', () => {
    fc.assert(
      fc.property(fc.array(anyMark), fc.integer({ min: 0, max: 600 }), (marks, time) => {
        const played = playedRallies(marks);
        const step = pointsOnlyStep(played, time);
        if (step.kind !== 'jump') return;
        expect(step.to).toBeGreaterThan(time);
        expect(pointsOnlyStep(played, step.to - 0.25)).toEqual({ kind: 'play' });
      }),
    );
  });
});

describe('rallies in words', () => {
  const some = (count: number, length: number) =>
    Array.from({ length: count }, (_, index) => ({ start: index * 60, end: index * 60 + length }));

  it.each([
    [some(1, 12.4), '1 rally, 12 s in play'],
    [some(9, 10), '9 rallies, 2 min in play'],
    [some(24, 22), '24 rallies, 9 min in play, about 38% of the time between the first and the last'],
  ])('%#: %s', (rallies, words) => {
    expect(ralliesInWords(rallies)).toBe(words);
  });
});
