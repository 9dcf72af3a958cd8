// The document that a coach writes.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusal, refusals } from '../testing/refusals.ts';
import { DraftNote, DraftRating, ReviewDocument, reviewEndpoints } from './reviews.ts';

const idOf = (number: number) => `0193e5a0-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
const note = { id: idOf(10), timestamp: 83.4, type: 'technique', title: 'Late racket', comment: '' };
const rating = { skillName: 'lob', rating: 4.5, comment: '' };
const document = {
  notes: [note],
  ratings: [rating],
  finalSummary: '',
  overallStrengths: '',
  areasOfImprovement: '',
  recommendationsForImprovement: '',
};

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
      expect(refusal(DraftRating, { ...rating, rating: value })).toBe('A rating lies between 0 and 7.');
    },
  );

  it('refuses anything between two steps', () => {
    const between = fc.tuple(fc.integer({ min: 0, max: 69 }), fc.integer({ min: 1, max: 99 }));
    fc.assert(
      fc.property(between, ([tenths, thousandths]) => {
        expect(refusal(DraftRating, { ...rating, rating: tenths / 10 + thousandths / 1000 })).toBe(
          'Ratings go in steps of 0.1.',
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
      ratings: 'A skill is rated twice.',
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

describe('the version of a draft', () => {
  it.each([-1, 0.5, 2 ** 31, '0', null])('refuses %j, which no draft can have', (version) => {
    expect(refusals(reviewEndpoints.publishReview.body, { version })).toHaveProperty('version');
    expect(refusals(reviewEndpoints.saveReviewDraft.body, { version, document })).toHaveProperty('version');
  });
});
