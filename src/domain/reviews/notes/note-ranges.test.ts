// Notes with a length.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundTo } from '#domain/round-to.ts';
import {
  aroundMoment,
  endedAt,
  limitFor,
  movedTo,
  type NoteMoment,
  noteAt,
  noteRangeProblem,
  rangeStep,
} from './note-ranges.ts';

const moment = (timestamp: number): NoteMoment => ({ timestamp, endTimestamp: null });
const stretch = (timestamp: number, endTimestamp: number): NoteMoment => ({ timestamp, endTimestamp });
const lengthOf = ({ timestamp, endTimestamp }: NoteMoment) => roundTo((endTimestamp ?? timestamp) - timestamp, 1);
const tenths = (max: number) => fc.integer({ min: 0, max: max * 10 }).map((value) => value / 10);

describe('limitFor', () => {
  it.each([
    [moment(10), 600, 600],
    [moment(10), null, null],
    [moment(700), 600, 700],
    [stretch(590, 620), 600, 620],
  ])('keeps %j of a video of %s s within %s s', (note, duration, length) => {
    expect(limitFor(note, duration)).toBe(length);
    expect(noteRangeProblem(note, length)).toBeNull();
    expect(aroundMoment(note, { before: null, after: 0 }, length).timestamp).toBe(note.timestamp);
  });
});

describe('noteRangeProblem', () => {
  it.each([
    [moment(0), 600, null],
    [moment(600), 600, null],
    [stretch(10, 10.5), 600, null],
    [stretch(590, 600), 600, null],
    [stretch(80_000, 86_400), null, null],
    [moment(-0.1), 600, 'A note cannot be before the start of the video.'],
    [moment(Number.NaN), 600, 'A note cannot be before the start of the video.'],
    [moment(600.1), 600, 'A note cannot be after the end of the video.'],
    [stretch(10, 10), 600, 'A note must end after it starts.'],
    [stretch(10, 9), 600, 'A note must end after it starts.'],
    [stretch(10, 601), 600, 'A note cannot end after the video does.'],
    [moment(86_401), null, 'A note cannot be after the end of the video.'],
  ])('%j in a video of %s: %s', (note, duration, problem) => {
    expect(noteRangeProblem(note, duration)).toBe(problem);
  });
});

describe('endedAt and movedTo', () => {
  it.each([
    [endedAt(moment(10), 18.04, 600), stretch(10, 18)],
    [endedAt(moment(10), 4, 600), stretch(4, 10)],
    [endedAt(stretch(10, 18), 10.2, 600), moment(10)],
    [endedAt(moment(590), 700, 600), stretch(590, 600)],
    [movedTo(stretch(10, 18), 30, 600), stretch(30, 38)],
    [movedTo(stretch(10, 18), 596, 600), stretch(596, 600)],
    [movedTo(stretch(10, 18), 700, 600), moment(600)],
    [movedTo(moment(10), -5, 600), moment(0)],
  ])('gives %j', (note, expected) => {
    expect(note).toEqual(expected);
  });

  it('never leave a note with a problem, wherever they are asked to put it', () => {
    fc.assert(
      fc.property(tenths(600), tenths(1200), tenths(1200), (start, end, to) => {
        const note = endedAt(moment(start), end, 600);
        expect(noteRangeProblem(note, 600)).toBeNull();
        expect(noteRangeProblem(movedTo(note, to, 600), 600)).toBeNull();
        expect(lengthOf(movedTo(note, to, 600))).toBeLessThanOrEqual(lengthOf(note));
      }),
    );
  });
});

describe('noteAt', () => {
  const notes = [moment(10), stretch(20, 60), moment(30)];

  it.each([
    [5, null],
    [10, 10],
    [14.9, 10],
    [16, null],
    [25, 20],
    [31, 30],
    [40, 20],
    [60, null],
  ])('at %s seconds is the note of %s', (time, timestamp) => {
    expect(noteAt(notes, time)?.timestamp ?? null).toBe(timestamp);
  });
});

describe('rangeStep', () => {
  it.each([
    [9.8, 'play'],
    [10, 'play'],
    [17.9, 'play'],
    [18, 'stop'],
    [18.4, 'stop'],
    [60, 'leave'],
    [2, 'leave'],
  ])('at %s seconds of the stretch from 10 to 18: %s', (time, step) => {
    expect(rangeStep(stretch(10, 18), time)).toBe(step);
  });

  it('releases a moment', () => {
    expect(rangeStep(moment(10), 10)).toBe('leave');
  });
});

describe('aroundMoment', () => {
  it.each([
    [moment(10), { before: 4, after: 2 }, stretch(6, 12)],
    [moment(10), { before: null, after: 2 }, stretch(10, 12)],
    [moment(10), { before: 4, after: null }, stretch(6, 10)],
    [stretch(10, 20), { before: 4, after: null }, stretch(6, 20)],
    [stretch(10, 20), { before: null, after: 3 }, stretch(10, 13)],
    [moment(10), { before: null, after: null }, moment(10)],
    [stretch(10, 20), { before: 0, after: 0 }, moment(10)],
    [moment(2), { before: 4, after: 2 }, stretch(0, 4)],
    [moment(599), { before: 4, after: 2 }, stretch(595, 600)],
    [moment(600), { before: null, after: 2 }, moment(600)],
  ] as const)('%o with %o is %o', (note, lead, expected) => {
    expect(aroundMoment(note, lead, 600)).toEqual(expected);
  });

  it('always gives a note that can be', () => {
    const seconds = fc.option(tenths(60));
    fc.assert(
      fc.property(tenths(600), seconds, seconds, (at, before, after) => {
        expect(noteRangeProblem(aroundMoment(moment(at), { before, after }, 600), 600)).toBeNull();
      }),
    );
  });
});
