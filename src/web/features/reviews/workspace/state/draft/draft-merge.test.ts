// What an automatic draft may change.

import { describe, expect, it } from 'vitest';
import { emptyReview } from '#contract/reviews/empty-review.ts';
import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import { filledPlaces, isFilled, withDraft, withoutDraft } from './draft-merge.ts';

const rated = (comment: string): ReviewDocument['ratings'] => [{ skillName: 'lob', rating: 3, comment, evidence: [] }];
const asked: ReviewDocument = { ...emptyReview, overallStrengths: 'Mine', ratings: rated('') };
const written: ReviewDocument = {
  ...asked,
  finalSummary: '[AI Analysis] A match.',
  areasOfImprovement: '[AI Analysis] The lob.',
  ratings: rated('[AI Analysis] Short.'),
  priorities: [{ skill: 'lob', focus: '[AI Analysis] Deeper', drillId: 'lob-last-metre' }],
};
const draft = { asked, written };

describe('a draft', () => {
  it('fills empty places', () => {
    expect(withDraft(draft, asked)).toEqual(written);
    expect(filledPlaces(asked, written)).toEqual({ texts: 2, comments: 1, priorities: 1 });
    expect(isFilled(draft)).toBe(true);
  });

  it('keeps what was typed, cleared or chosen while it was being written', () => {
    const present: ReviewDocument = {
      ...asked,
      finalSummary: 'Typed',
      overallStrengths: '',
      ratings: [...rated('Typed too'), { skillName: 'volley', rating: 4, comment: '', evidence: [] }],
      priorities: [{ skill: 'volley', focus: 'Shorter', drillId: 'volley-short-swing' }],
    };
    expect(withDraft(draft, present)).toEqual({ ...present, areasOfImprovement: '[AI Analysis] The lob.' });
  });

  it('can be undone where unedited', () => {
    const edited = { ...written, finalSummary: 'A good match.', overallStrengths: 'Mine, and more' };
    expect(withoutDraft(draft, edited)).toEqual({
      ...asked,
      finalSummary: 'A good match.',
      overallStrengths: 'Mine, and more',
    });
  });

  it('differs from another person’s text', () => {
    expect(isFilled({ asked, written: { ...written, overallStrengths: 'Theirs' } })).toBe(false);
  });
});
