// The notation as files hold it: what is written is read back, and what is wrong is named by its place.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { courtZones } from '#domain/reviews/court/court.ts';
import { startBoard } from '#domain/reviews/court/court-board.ts';
import { playedRallies } from '#domain/reviews/notes/rallies.ts';
import { importNotation } from '#domain/reviews/notes/take-along/import-notation.ts';
import { maxNotationBytes, reviewNotation } from '#domain/reviews/notes/take-along/notation.ts';
import { outcomes, strokes } from '#domain/reviews/strokes/strokes.ts';
import { singleSkills, skillNames } from '#domain/skills/skills.ts';
import { pairSubjects } from '#domain/videos/pairs/pair-subjects.ts';
import { noteTypes } from '#domain/videos/videos.ts';
import { emptyReview } from './empty-review.ts';
import { ReviewDocument } from './review-document.ts';
import { readNotation } from './review-notation.ts';

const video = { title: 'Final', link: 'https://www.youtube.com/watch?v=abcdefghijk' };
const tenths = fc.integer({ min: 0, max: 36_000 }).map((time) => time / 10);
const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((text) => `x${text.replaceAll('\0', '')}`.trim());

const notes = fc.uniqueArray(
  fc.record({
    id: fc.uuid({ version: 7 }),
    timestamp: tenths,
    length: fc.option(fc.integer({ min: 1, max: 60 })),
    type: fc.constantFrom(...noteTypes),
    skill: fc.option(fc.constantFrom(...singleSkills)),
    pair: fc.option(fc.constantFrom(...pairSubjects)),
    title: words,
    comment: words,
    board: fc.option(fc.constant(startBoard)),
  }),
  { maxLength: 12, selector: ({ timestamp }) => timestamp },
);
const ratings = fc.uniqueArray(
  fc.record({ skillName: fc.constantFrom(...skillNames), tenth: fc.integer({ min: 0, max: 70 }), comment: words }),
  { selector: ({ skillName }) => skillName },
);
const codes = fc.uniqueArray(
  fc.record({
    id: fc.uuid({ version: 7 }),
    timestamp: tenths,
    stroke: fc.constantFrom(...strokes),
    zone: fc.option(fc.constantFrom(...courtZones)),
    outcome: fc.constantFrom(...outcomes),
  }),
  { maxLength: 12, selector: ({ timestamp }) => timestamp },
);
const rallies = fc.array(fc.record({ start: tenths, length: fc.integer({ min: 1, max: 60 }) }), { maxLength: 8 });

const documents = fc.record({ notes, ratings, codes, rallies }).map((one) =>
  ReviewDocument.parse({
    ...emptyReview,
    notes: one.notes
      .map(({ length, ...note }) => ({ ...note, endTimestamp: length === null ? null : note.timestamp + length }))
      .toSorted((a, b) => a.timestamp - b.timestamp),
    ratings: one.ratings.map(({ skillName, tenth, comment }, index) => ({
      skillName,
      rating: tenth / 10,
      comment,
      evidence: one.notes.slice(0, index % 3).map(({ id }) => id),
    })),
    codes: one.codes.toSorted((a, b) => a.timestamp - b.timestamp),
    rallies: playedRallies(one.rallies.map(({ start, length }) => ({ start, end: start + length }))),
  }),
);

describe('a review written and read again', () => {
  it('says the same, with new ids', () => {
    fc.assert(
      fc.property(documents, (document) => {
        const review = {
          ...document,
          video,
          notes: document.notes.map((note) => ({ ...note, pair: note.pair ?? null })),
        };
        const read = readNotation(JSON.stringify(reviewNotation(review)));
        if ('problems' in read) throw new Error(read.problems.join(' '));
        let count = 0;
        const newId = () => `0193e5a0-0000-7000-8000-${(count += 1).toString(16).padStart(12, '0')}`;
        const { parts, skipped } = importNotation(read.notation, emptyReview, { duration: null, newId });
        expect(skipped).toEqual([]);
        const imported = ReviewDocument.parse({ ...emptyReview, ...parts });
        const said = ({ notes: list, ...rest }: typeof imported) => ({
          notes: list.map(({ id: _id, pair, ...note }) => ({ ...note, pair: pair ?? null })),
          ratings: rest.ratings.map(({ evidence, ...rating }) => ({
            ...rating,
            evidence: evidence
              .map((id) => list.findIndex((note) => note.id === id))
              .toSorted((one, other) => one - other),
          })),
          codes: rest.codes.map(({ id: _id, ...code }) => code),
          rallies: rest.rallies,
        });
        expect(said(imported)).toEqual(said(document));
      }),
      { numRuns: 60 },
    );
  });

  it('needs nothing but notes', () => {
    const file = { notation: 'pala-review', version: 1, notes: [{ start: 5, type: 'strength' }], more: true };
    expect(readNotation(`\uFEFF${JSON.stringify(file)}`)).toMatchObject({
      notation: { notes: [{ start: 5, skill: null }] },
    });
  });
});

describe('a file that cannot be read', () => {
  const file = { notation: 'pala-review', version: 1, notes: [] as unknown[] };
  const problems = (content: unknown) => {
    const read = readNotation(typeof content === 'string' ? content : JSON.stringify(content));
    return 'problems' in read ? read.problems : [];
  };

  it.each([
    ['{', 'This file isn’t JSON. Choose the file that “Review data” downloads.'],
    ['[]', 'This file isn’t a review.'],
    ['null', 'This file isn’t a review.'],
    ['{}', 'This file isn’t a review in the notation pala-review.'],
    [{ ...file, version: 2 }, 'Only version 1 of the notation can be read.'],
    [' '.repeat(maxNotationBytes + 1), 'This file is larger than 1 MB.'],
  ])('has one problem: %.40j', (content, problem) => {
    expect(problems(content)).toEqual([problem]);
  });

  it('names the place, counted from 1', () => {
    const note = { start: 1, type: 'strength' };
    expect(
      problems({
        ...file,
        notes: [note, { ...note, start: '0:10' }, { ...note, end: 0.5 }, { ...note, type: 'praise' }],
        ratings: [{ skill: 'lob', rating: 9 }],
        strokes: [{ time: 1, stroke: 'drive', outcome: 'winner' }],
        rallies: [{ start: 5, end: 4 }],
        positions: { player: [{ time: 1, x: 99, y: 1 }], partner: [], opponent1: [], opponent2: [] },
      }),
    ).toEqual([
      'Note 2, start: A note needs a time in seconds.',
      'Note 3, end: A note must end after it starts.',
      'Note 4, type: A note is one of: technique, positioning, strategy, strength, improvement.',
      'Rating 1, rating: A rating must be between 0 and 7.',
      expect.stringContaining('Stroke 1, stroke: A stroke is one of: ground,'),
      'And 2 more.',
    ]);
  });

  it('names positions by player, and lists that are none', () => {
    const positions = { player: [{ time: 1, x: 99, y: 1 }], partner: [], opponent1: [], opponent2: [] };
    expect(problems({ ...file, positions })).toEqual(['Position 1 of player, x: A mark lies outside the court.']);
    expect(problems({ ...file, notes: 'none' })).toEqual(['notes: This needs to be a list.']);
  });
});
