// The differences between two versions.

import { expect, it } from 'vitest';
import { emptyReview } from '#contract/reviews/empty-review.ts';
import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import { someNotes } from '../testing/review-fixtures.ts';
import { compareReviews, hasNoChanges } from './compare-reviews.ts';

const [first, second, third] = someNotes(3) as [
  ReviewDocument['notes'][0],
  ReviewDocument['notes'][0],
  ReviewDocument['notes'][0],
];
const before: ReviewDocument = {
  ...emptyReview,
  notes: [first, second],
  finalSummary: 'Good.',
  ratings: [
    { skillName: 'overall', rating: 3.5, comment: '', evidence: [] },
    { skillName: 'lob', rating: 3, comment: '', evidence: [] },
  ],
  priorities: [{ skill: 'lob', focus: 'Deeper', drillId: 'lob-last-metre' }],
};

it('finds nothing between equal versions, whatever the order of keys', () => {
  const same = { ...before, priorities: [{ drillId: 'lob-last-metre', focus: 'Deeper', skill: 'lob' as const }] };
  expect(hasNoChanges(compareReviews(before, same))).toBe(true);
});

it('names ratings, counts notes, and names the texts that differ', () => {
  const after: ReviewDocument = {
    ...before,
    notes: [{ ...second, title: 'Better' }, third],
    finalSummary: 'Very good.',
    ratings: [
      { skillName: 'overall', rating: 4, comment: '', evidence: [] },
      { skillName: 'volley', rating: 3, comment: 'Short', evidence: [] },
    ],
    priorities: [],
  };
  expect(compareReviews(before, after)).toEqual({
    ratings: [
      { skillName: 'overall', from: 3.5, to: 4 },
      { skillName: 'volley', from: null, to: 3 },
      { skillName: 'lob', from: 3, to: null },
    ],
    notes: { added: 1, removed: 1, changed: 1 },
    texts: ['Final summary', 'Comments on skills', 'Priorities'],
  });
});
