// The document that a coach writes.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startBoard } from '#domain/reviews/court/court-board.ts';
import { refusal, refusals } from '../../testing/refusals.ts';
import { emptyReview } from './empty-review.ts';
import { CourtBoard, DraftNote, DraftRating, ReviewDocument } from './review-document.ts';

const idOf = (number: number) => `0193e5a0-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
const aMoment = { endTimestamp: null, skill: null, board: null };
const note = { ...aMoment, id: idOf(10), timestamp: 83.4, type: 'technique', title: 'Late racket', comment: '' };
const rating = { skillName: 'lob', rating: 4.5, comment: '', evidence: [] };
const document = { ...emptyReview, notes: [note], ratings: [rating] };
const priority = { skill: 'lob', focus: 'Deeper under pressure', drillId: 'deep-lobs' };
const code = { id: idOf(20), timestamp: 12, stroke: 'lob', zone: 'back', outcome: 'winner' };
const notInTime = [
  [-0.1, 'cannot be before the start of the video.'],
  [86_400.1, 'cannot be more than 24 hours into the video.'],
  ['1:30', 'needs a time in seconds.'],
  [Number.NaN, 'needs a time in seconds.'],
] as const;

describe('DraftRating', () => {
  it('takes every rating from 0 to 7 in steps of 0.1', () => {
    for (let tenths = 0; tenths <= 70; tenths += 1) {
      expect(refusal(DraftRating, { ...rating, rating: tenths / 10 })).toBeNull();
      // What a slider adds up, with the drift of adding fractions.
      expect(refusal(DraftRating, { ...rating, rating: tenths * 0.1 > 7 ? 7 : tenths * 0.1 })).toBeNull();
    }
  });

  it.each([-0.1, 7.1, -1, 1e99, '4.5', '', null, undefined, Number.NaN, Number.POSITIVE_INFINITY, [[4]]])(
    'refuses %j as outside the scale',
    (value) => {
      expect(refusal(DraftRating, { ...rating, rating: value })).toBe('A rating must be between 0 and 7.');
    },
  );

  it('refuses anything between two steps', () => {
    const between = fc.tuple(fc.integer({ min: 0, max: 69 }), fc.integer({ min: 1, max: 99 }));
    fc.assert(
      fc.property(between, ([tenths, thousandths]) => {
        expect(refusal(DraftRating, { ...rating, rating: tenths / 10 + thousandths / 1000 })).toBe(
          'Ratings go up in steps of 0.1.',
        );
      }),
    );
  });

  it.each(['smash', 'Lob', '', 'constructor', null])('refuses %j as a skill', (skillName) => {
    expect(refusal(DraftRating, { ...rating, skillName })).toBe('Unknown skill.');
  });
});

describe('DraftNote', () => {
  it.each([0, 0.25, 83.4, 86_400])('takes a note at %s s', (timestamp) => {
    expect(DraftNote.parse({ ...note, timestamp }).timestamp).toBe(timestamp);
  });

  it.each([
    [-0.1, 'A note cannot be before the start of the video.'],
    [86_400.1, 'A note cannot be more than 24 hours into the video.'],
    [1e99, 'A note cannot be more than 24 hours into the video.'],
    ['1:30', 'A note needs a time in seconds.'],
    [Number.NaN, 'A note needs a time in seconds.'],
    [Number.POSITIVE_INFINITY, 'A note needs a time in seconds.'],
    [null, 'A note needs a time in seconds.'],
  ])('refuses a note at %j', (timestamp, sentence) => {
    expect(refusal(DraftNote, { ...note, timestamp })).toBe(sentence);
  });

  it('has a type of the five, a title of up to 200 and a comment of up to 5000 characters', () => {
    expect(refusals(DraftNote, { ...note, type: 'smash', title: 'x'.repeat(201), comment: 'x'.repeat(5001) })).toEqual({
      type: 'A note is one of: technique, positioning, strategy, strength, improvement.',
      title: 'Please keep this under 200 characters.',
      comment: 'Please keep this under 5000 characters.',
    });
  });
});

describe('a note with a length, a skill and a board', () => {
  it('ends after it starts', () => {
    expect(refusals(DraftNote, { ...note, endTimestamp: 90 })).toEqual({});
    for (const endTimestamp of [note.timestamp, 80]) {
      expect(refusals(DraftNote, { ...note, endTimestamp })).toEqual({
        endTimestamp: 'A note must end after it starts.',
      });
    }
  });

  it.each(notInTime)('does not end at %j', (endTimestamp, sentence) => {
    expect(refusals(DraftNote, { ...note, endTimestamp })).toEqual({ endTimestamp: `A note ${sentence}` });
  });

  it('is about one of the ten skills', () => {
    expect(refusal(DraftNote, { ...note, skill: 'lob' })).toBeNull();
    for (const skill of ['overall', 'smash', '', 3])
      expect(refusal(DraftNote, { ...note, skill })).toBe('Unknown skill.');
  });

  it('is a moment without skill and board where it says nothing of them', () => {
    const { id, timestamp, type, title, comment } = note;
    expect(DraftNote.parse({ id, timestamp, type, title, comment })).toEqual(note);
  });
});

describe('CourtBoard', () => {
  const arrow = { kind: 'run', from: { x: 1, y: 1 }, to: { x: 5, y: 2 } };

  it.each([
    [{ x: -0.1, y: 5 }],
    [{ x: 20.1, y: 5 }],
    [{ x: 5, y: 10.1 }],
    [{ x: Number.NaN, y: 5 }],
    [{ x: '5', y: 5 }],
  ])('refuses a place at %j', (place) => {
    const sentence = 'A place on the board lies outside the court.';
    expect(refusal(CourtBoard, { ...startBoard, players: { ...startBoard.players, partner: place } })).toBe(sentence);
    expect(refusal(CourtBoard, { ...startBoard, arrows: [{ ...arrow, to: place }] })).toBe(sentence);
  });

  it('has all four players and nobody else', () => {
    const { partner: _, ...three } = startBoard.players;
    expect(refusal(CourtBoard, { ...startBoard, players: three })).not.toBeNull();
    expect(
      refusal(CourtBoard, { ...startBoard, players: { ...startBoard.players, fifth: { x: 1, y: 1 } } }),
    ).not.toBeNull();
  });

  it('takes twelve arrows and refuses thirteen', () => {
    const arrows = Array.from({ length: 13 }, () => arrow);
    expect(refusal(CourtBoard, { ...startBoard, arrows: arrows.slice(1) })).toBeNull();
    expect(refusal(CourtBoard, { ...startBoard, arrows })).toBe('A court board holds at most 12 arrows.');
  });
});

describe('evidence', () => {
  it('names up to ten notes by their ids', () => {
    const evidence = Array.from({ length: 11 }, (_, index) => idOf(index));
    expect(refusal(DraftRating, { ...rating, evidence: evidence.slice(1) })).toBeNull();
    expect(refusal(DraftRating, { ...rating, evidence })).toBe('A rating can have at most 10 linked notes.');
    expect(refusal(DraftRating, { ...rating, evidence: ['the second one'] })).toBe('This is not a valid id.');
  });
});

describe('what a document counts and puts first', () => {
  const refusalsOf = (parts: object) => refusals(ReviewDocument, { ...document, ...parts });

  it('has up to two priorities of different skills, which may still lack their words', () => {
    expect(refusalsOf({ priorities: [priority, { ...priority, skill: 'volley', focus: '', drillId: '' }] })).toEqual(
      {},
    );
    expect(refusalsOf({ priorities: [priority, priority] })).toEqual({
      priorities: 'The same skill is a priority twice.',
    });
    const three = ['lob', 'volley', 'bandeja'].map((skill) => ({ ...priority, skill }));
    expect(refusalsOf({ priorities: three })).toEqual({ priorities: 'A review has at most 2 priorities.' });
    expect(refusalsOf({ priorities: [{ ...priority, skill: 'overall' }] })).toEqual({
      'priorities.0.skill': 'Unknown skill.',
    });
    expect(refusalsOf({ priorities: [{ ...priority, focus: 'x'.repeat(301) }] })).toEqual({
      'priorities.0.focus': 'Please keep this under 300 characters.',
    });
  });

  it('has up to 600 rallies, of which one may have no end yet', () => {
    const rallies = Array.from({ length: 601 }, (_, index) => ({ start: index * 10, end: index * 10 + 5 }));
    expect(refusalsOf({ rallies: [...rallies.slice(2), { start: 9000, end: null }] })).toEqual({});
    expect(refusalsOf({ rallies })).toEqual({ rallies: 'A review holds at most 600 rallies.' });
  });

  it.each(notInTime)('has no rally and no stroke at %j', (time, sentence) => {
    expect(refusalsOf({ rallies: [{ start: time, end: null }] })).toEqual({ 'rallies.0.start': `A rally ${sentence}` });
    expect(refusalsOf({ rallies: [{ start: 1, end: time }] })).toEqual({ 'rallies.0.end': `A rally ${sentence}` });
    expect(refusalsOf({ codes: [{ ...code, timestamp: time }] })).toEqual({
      'codes.0.timestamp': `A stroke ${sentence}`,
    });
  });

  it('has up to 1500 coded strokes, each with an id of its own', () => {
    const codes = Array.from({ length: 1501 }, (_, index) => ({ ...code, id: idOf(index) }));
    expect(refusalsOf({ codes: codes.slice(1) })).toEqual({});
    expect(refusalsOf({ codes })).toEqual({ codes: 'A review holds at most 1500 coded strokes.' });
    expect(refusalsOf({ codes: [code, code] })).toEqual({ codes: 'Two coded strokes share an id.' });
  });

  it.each([
    ['stroke', 'drive', 'Unknown stroke.'],
    ['zone', 'middle', 'Unknown zone.'],
    ['outcome', 'lucky', 'Unknown outcome.'],
  ])('has no %s "%s"', (field, value, sentence) => {
    expect(refusalsOf({ codes: [{ ...code, [field]: value }] })).toEqual({ [`codes.0.${field}`]: sentence });
  });

  it('reads a document that says nothing of all that as one without it', () => {
    const { notes, ratings, finalSummary, overallStrengths, areasOfImprovement, recommendationsForImprovement } =
      document;
    const texts = { finalSummary, overallStrengths, areasOfImprovement, recommendationsForImprovement };
    expect(ReviewDocument.parse({ notes, ratings, ...texts })).toEqual(document);
  });
});

describe('ReviewDocument', () => {
  it('takes an unfinished review', () => {
    expect(ReviewDocument.parse(document)).toEqual(document);
    expect(ReviewDocument.parse({ ...document, notes: [], ratings: [] })).toEqual({
      ...document,
      notes: [],
      ratings: [],
    });
  });

  it('takes 500 notes and refuses 501', () => {
    const notes = Array.from({ length: 501 }, (_, index) => ({ ...note, id: idOf(index) }));
    expect(refusals(ReviewDocument, { ...document, notes: notes.slice(1) })).toEqual({});
    expect(refusals(ReviewDocument, { ...document, notes })).toEqual({ notes: 'A review holds at most 500 notes.' });
  });

  it('refuses two notes with one id, also when it is written in other letters', () => {
    for (const id of [note.id, note.id.toUpperCase()]) {
      expect(refusals(ReviewDocument, { ...document, notes: [note, { ...note, id }] })).toEqual({
        notes: 'Two notes share an id.',
      });
    }
  });

  it('refuses a skill that is rated twice', () => {
    expect(refusals(ReviewDocument, { ...document, ratings: [rating, { ...rating, rating: 5 }] })).toEqual({
      ratings: 'The same skill is rated twice.',
    });
  });

  it('names the place of what is wrong', () => {
    const notes = [note, { ...note, id: idOf(2), timestamp: -1 }];
    expect(refusals(ReviewDocument, { ...document, notes })).toEqual({
      'notes.1.timestamp': 'A note cannot be before the start of the video.',
    });
  });

  it.each(['finalSummary', 'overallStrengths', 'areasOfImprovement', 'recommendationsForImprovement'])(
    'takes 10,000 characters of %s and refuses one more',
    (field) => {
      expect(refusals(ReviewDocument, { ...document, [field]: 'x'.repeat(10_000) })).toEqual({});
      expect(refusals(ReviewDocument, { ...document, [field]: 'x'.repeat(10_001) })).toEqual({
        [field]: 'Please keep this under 10000 characters.',
      });
    },
  );
});
