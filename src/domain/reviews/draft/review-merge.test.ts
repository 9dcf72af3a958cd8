// Merging two versions of a review: no words are lost, and coaches are only asked when needed.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MergeableReview, mergeReviews } from './review-merge.ts';

const empty: MergeableReview = {
  notes: [],
  ratings: [],
  priorities: [],
  priorityAnswers: [],
  rallies: [],
  codes: [],
  finalSummary: '',
  overallStrengths: '',
  areasOfImprovement: '',
  recommendationsForImprovement: '',
  timedFor: 'youtube:a',
};
const note = (id: string, traits: Partial<MergeableReview['notes'][number]> = {}) => ({
  id,
  timestamp: 10,
  endTimestamp: null,
  type: 'technique',
  skill: null,
  title: `Note ${id}`,
  comment: '',
  board: null,
  ...traits,
});
const rating = (skillName: string, traits: Partial<MergeableReview['ratings'][number]> = {}) => ({
  skillName,
  rating: 3,
  comment: '',
  evidence: [],
  ...traits,
});

describe('changes without a conflict', () => {
  it('is kept from both: notes, fields of one note, ratings, texts, links', () => {
    const base = { ...empty, notes: [note('a')], ratings: [rating('lob', { evidence: ['a'] })] };
    const mine = {
      ...base,
      notes: [note('a', { title: 'Mine' }), note('b', { timestamp: 30 })],
      ratings: [rating('lob', { evidence: ['a', 'b'] })],
      finalSummary: 'A good match.',
    };
    const theirs = {
      ...base,
      notes: [note('c', { timestamp: 20 }), note('a', { timestamp: 25, endTimestamp: 28 })],
      ratings: [rating('lob', { rating: 4, evidence: [] }), rating('volley')],
      overallStrengths: 'The lob.',
    };
    const { document, collisions } = mergeReviews(base, mine, theirs);
    expect(collisions).toEqual([]);
    expect(document).toEqual({
      ...base,
      notes: [
        note('c', { timestamp: 20 }),
        note('a', { title: 'Mine', timestamp: 25, endTimestamp: 28 }),
        note('b', { timestamp: 30 }),
      ],
      ratings: [rating('lob', { rating: 4, evidence: ['b'] }), rating('volley')],
      finalSummary: 'A good match.',
      overallStrengths: 'The lob.',
    });
  });

  it('is a deletion of what the other side left alone; what it changed stays', () => {
    const base = { ...empty, notes: [note('a'), note('b')] };
    const mine = { ...base, notes: [] };
    const theirs = { ...base, notes: [note('a'), note('b', { comment: 'Turn earlier.' })] };
    const { document, collisions } = mergeReviews(base, mine, theirs);
    expect([document.notes, collisions]).toEqual([[note('b', { comment: 'Turn earlier.' })], []]);
  });

  it('is a text that differs only in the blanks that the server takes away', () => {
    const base = { ...empty, finalSummary: 'A match. ' };
    const { document, collisions } = mergeReviews(
      base,
      { ...base, finalSummary: 'A match, and more. ' },
      { ...base, finalSummary: 'A match.' },
    );
    expect([document.finalSummary, collisions]).toEqual(['A match, and more. ', []]);
  });
});

describe('what was heard in a spoken note', () => {
  it('is checked once either side has checked it, and asks nothing', () => {
    const base = { ...empty, notes: [note('a', { unchecked: ['words', 'skill', 'time'] })] };
    const mine = { ...empty, notes: [note('a', { unchecked: ['words', 'time'] })] };
    const theirs = { ...empty, notes: [note('a', { unchecked: ['words', 'skill'] })] };
    const { document, collisions } = mergeReviews(base, mine, theirs);
    expect([document.notes[0]?.unchecked, collisions]).toEqual([['words'], []]);
  });

  it('stays unchecked if one side has just heard it', () => {
    const base = { ...empty, notes: [note('a')] };
    const mine = { ...empty, notes: [note('a', { title: 'Late', unchecked: ['words'] })] };
    const theirs = { ...empty, notes: [note('a', { timestamp: 12 })] };
    const { document } = mergeReviews(base, mine, theirs);
    expect(document.notes).toMatchObject([{ title: 'Late', timestamp: 12, unchecked: ['words'] }]);
  });
});

describe('answers to "Did it change?"', () => {
  const one: MergeableReview['priorityAnswers'][number] = { skill: 'lob', since: 'x', answer: null, comment: '' };
  const base: MergeableReview = { ...empty, priorityAnswers: [one] };

  it('are kept from both sides, the comment of the one beside the answer of the other', () => {
    const mine = { ...base, priorityAnswers: [{ ...one, answer: 'better' }] };
    const theirs = {
      ...base,
      priorityAnswers: [
        { ...one, comment: 'Deeper' },
        { skill: 'volley', since: 'x', answer: 'worse', comment: '' },
      ],
    };
    const { document, collisions } = mergeReviews(base, mine, theirs);
    expect(collisions).toEqual([]);
    expect(document.priorityAnswers).toEqual([
      { ...one, answer: 'better', comment: 'Deeper' },
      theirs.priorityAnswers[1],
    ]);
  });

  it('are asked about where both sides gave another one', () => {
    const mine = { ...base, priorityAnswers: [{ ...one, answer: 'better' }] };
    const theirs = { ...base, priorityAnswers: [{ ...one, answer: 'worse' }] };
    expect(mergeReviews(base, mine, theirs).collisions).toEqual([
      { path: 'priorityAnswers/lob/answer', part: 'priorityAnswers', key: 'lob', unit: 'answer' },
    ]);
  });
});

describe('conflicts', () => {
  const base = { ...empty, notes: [note('a')], finalSummary: 'Old' };
  const mine = { ...base, notes: [note('a', { title: 'Mine' })], finalSummary: 'My words' };
  const theirs = { ...base, notes: [note('a', { comment: 'Theirs' })], finalSummary: 'Their words' };

  it('is asked place by place, and decided by the choices', () => {
    const { document, collisions } = mergeReviews(base, mine, theirs);
    expect(document).toMatchObject({ notes: [{ title: 'Mine', comment: '' }], finalSummary: 'My words' });
    expect(collisions).toEqual([
      { path: 'notes/a/text', part: 'notes', key: 'a', unit: 'text' },
      { path: 'texts/finalSummary/', part: 'texts', key: 'finalSummary', unit: '' },
    ]);
    expect(mergeReviews(base, mine, theirs, { 'texts/finalSummary/': 'theirs' }).document).toMatchObject({
      notes: [{ title: 'Mine' }],
      finalSummary: 'Their words',
    });
  });

  it('is everything where one side has moved the times to another video', () => {
    const moved = { ...theirs, timedFor: 'youtube:b' };
    expect(mergeReviews(base, mine, moved).collisions.map(({ path }) => path)).toEqual(['everything']);
    expect(mergeReviews(base, mine, moved, { everything: 'theirs' }).document).toBe(moved);
  });

  it('is the priorities as one where the two sides chose more than a review holds', () => {
    const priority = (skill: string) => ({ skill, focus: skill, drillId: 'x' });
    const a = { ...empty, priorities: [priority('lob'), priority('volley')] };
    const b = { ...empty, priorities: [priority('bandeja')] };
    const { document, collisions } = mergeReviews(empty, a, b);
    expect([document.priorities, collisions.map(({ path }) => path)]).toEqual([a.priorities, ['priorities//']]);
  });
});

const anyNote = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  timestamp: fc.integer({ min: 0, max: 3 }),
  endTimestamp: fc.constantFrom(null, 4),
  type: fc.constantFrom('technique', 'strategy'),
  skill: fc.constantFrom(null, 'lob'),
  title: fc.constantFrom('One', 'Two', 'Three'),
  comment: fc.constantFrom('', 'More'),
  board: fc.constantFrom(null, { arrows: [], players: {} }),
});
const anyReview: fc.Arbitrary<MergeableReview> = fc.record({
  notes: fc.uniqueArray(anyNote, { selector: ({ id }) => id }),
  ratings: fc.uniqueArray(
    fc.record({
      skillName: fc.constantFrom('lob', 'volley'),
      rating: fc.constantFrom(2, 3),
      comment: fc.constantFrom('', 'Deep'),
      evidence: fc.uniqueArray(fc.constantFrom('a', 'b')),
    }),
    { selector: ({ skillName }) => skillName },
  ),
  priorities: fc.constant([]),
  priorityAnswers: fc.uniqueArray(
    fc.record({
      skill: fc.constantFrom('lob', 'volley'),
      since: fc.constantFrom('x', 'y'),
      answer: fc.constantFrom(null, 'better', 'worse'),
      comment: fc.constantFrom('', 'Deep'),
    }),
    { selector: ({ skill }) => skill },
  ),
  rallies: fc.uniqueArray(fc.record({ start: fc.constantFrom(1, 5), end: fc.constantFrom(null, 9) }), {
    selector: ({ start }) => start,
  }),
  codes: fc.constant([]),
  finalSummary: fc.constantFrom('', 'One', 'Two'),
  overallStrengths: fc.constant(''),
  areasOfImprovement: fc.constant(''),
  recommendationsForImprovement: fc.constantFrom('', 'Three'),
  timedFor: fc.constant('youtube:a'),
});

describe('any two versions', () => {
  it('no note is lost that either side has added or changed', () => {
    fc.assert(
      fc.property(anyReview, anyReview, anyReview, (base, mine, theirs) => {
        const merged = mergeReviews(base, mine, theirs).document.notes.map(({ id }) => id);
        expect(new Set(merged).size).toBe(merged.length);
        for (const one of [...mine.notes, ...theirs.notes]) {
          const before = base.notes.find(({ id }) => id === one.id);
          if (JSON.stringify(before) !== JSON.stringify(one)) expect(merged).toContain(one.id);
        }
      }),
    );
  });

  it('every word stands in the merged review, unless its place is asked about, or the other side took it away', () => {
    fc.assert(
      fc.property(anyReview, anyReview, anyReview, (base, mine, theirs) => {
        const { document, collisions } = mergeReviews(base, mine, theirs);
        for (const side of [mine, theirs]) {
          for (const one of side.notes) {
            const before = base.notes.find(({ id }) => id === one.id);
            const after = document.notes.find(({ id }) => id === one.id);
            const isAsked = collisions.some(({ path }) => path === `notes/${one.id}/text`);
            const words = ({ title, comment }: typeof one) => `${title}\n${comment}`;
            if (before && !isAsked && words(before) !== words(one)) expect(after && words(after)).toBe(words(one));
          }
        }
      }),
    );
  });

  it('the same comes out whichever side one stands on, where nothing collides', () => {
    fc.assert(
      fc.property(anyReview, anyReview, anyReview, (base, mine, theirs) => {
        const [one, other] = [mergeReviews(base, mine, theirs), mergeReviews(base, theirs, mine)];
        expect(one.collisions.map(({ path }) => path)).toEqual(other.collisions.map(({ path }) => path));
        if (one.collisions.length === 0) expect(one.document).toEqual(other.document);
      }),
    );
  });

  it('one side alone is what comes out where the other changed nothing', () => {
    fc.assert(
      fc.property(anyReview, anyReview, (base, changed) => {
        for (const { document, collisions } of [mergeReviews(base, changed, base), mergeReviews(base, base, changed)]) {
          expect(collisions).toEqual([]);
          expect(contents(document)).toEqual(contents(changed));
        }
      }),
    );
  });
});

/** A review with its lists sorted. */
function contents(review: MergeableReview) {
  const sorted = (items: readonly object[]) => items.map((item) => JSON.stringify(item)).toSorted();
  const ratings = review.ratings.map((one) => ({ ...one, evidence: one.evidence.toSorted() }));
  return {
    ...review,
    notes: sorted(review.notes),
    ratings: sorted(ratings),
    rallies: sorted(review.rallies),
    priorityAnswers: sorted(review.priorityAnswers),
  };
}
