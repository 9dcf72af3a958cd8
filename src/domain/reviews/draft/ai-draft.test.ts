// Drafts fill empty places and nothing else.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutAiPrefix } from '#domain/skills/skills.ts';
import {
  afterEdit,
  aiPrefix,
  type DraftableReview,
  isUneditedDraft,
  type ReviewProposal,
  withProposal,
} from './ai-draft.ts';

const empty: DraftableReview = {
  finalSummary: '',
  overallStrengths: '',
  areasOfImprovement: '',
  recommendationsForImprovement: '',
  ratings: [],
  priorities: [],
};
const proposal: ReviewProposal = {
  finalSummary: 'A calm match.',
  overallStrengths: 'Lobs.',
  areasOfImprovement: '',
  recommendationsForImprovement: 'Lob more.',
  comments: { lob: 'Deep.', volley: 'Short swing.' },
  priorities: [{ skill: 'volley', focus: 'Shorter swing', drillId: 'volley-short-swing' }],
};

describe('withProposal', () => {
  it('fills and marks what is empty', () => {
    expect(withProposal({ ...empty, ratings: [{ skillName: 'lob', rating: 4, comment: ' ' }] }, proposal)).toEqual({
      finalSummary: '[AI Analysis] A calm match.',
      overallStrengths: '[AI Analysis] Lobs.',
      areasOfImprovement: '',
      recommendationsForImprovement: '[AI Analysis] Lob more.',
      ratings: [{ skillName: 'lob', rating: 4, comment: '[AI Analysis] Deep.' }],
      priorities: [{ skill: 'volley', focus: '[AI Analysis] Shorter swing', drillId: 'volley-short-swing' }],
    });
  });

  it('marks once, also what a model has marked, and keeps to the longest text', () => {
    const long = { ...proposal, finalSummary: `${aiPrefix}Yes.`, overallStrengths: '🎾'.repeat(20_000) };
    const draft = withProposal(empty, long);
    expect(draft.finalSummary).toBe('[AI Analysis] Yes.');
    expect([...draft.overallStrengths]).toHaveLength(10_000);
  });

  it('never touches what holds a word, and does nothing the second time', () => {
    const text = fc.oneof(fc.constant(''), fc.constant('  '), fc.string());
    const review = fc.record({
      finalSummary: text,
      overallStrengths: text,
      areasOfImprovement: text,
      recommendationsForImprovement: text,
      ratings: fc.array(
        fc.record({ skillName: fc.constantFrom('lob', 'footwork'), rating: fc.constant(3), comment: text }),
      ),
      priorities: fc.constantFrom([], proposal.priorities),
    });
    fc.assert(
      fc.property(review, (before) => {
        const after = withProposal(before, proposal);
        if (before.finalSummary.trim() !== '') expect(after.finalSummary).toBe(before.finalSummary);
        for (const [index, { comment }] of before.ratings.entries()) {
          if (comment.trim() !== '') expect(after.ratings[index]?.comment).toBe(comment);
        }
        if (before.priorities.length > 0) expect(after.priorities).toBe(before.priorities);
        expect(withProposal(after, proposal)).toEqual(after);
      }),
    );
  });
});

describe('afterEdit', () => {
  it.each([
    ['[AI Analysis] A calm match.', '[AI Analysis] A calm match.', '[AI Analysis] A calm match.'],
    ['[AI Analysis] A calm match.', '[AI Analysis] A calm set.', 'A calm set.'],
    ['[AI Generated] A calm match.', '[AI Generated] A set.', 'A set.'],
    ['Mine.', 'Mine too.', 'Mine too.'],
    ['[AI Analysis] A calm match.', '', ''],
  ])('of “%s” to “%s” keeps “%s”', (before, after, kept) => {
    expect(afterEdit(before, after)).toBe(kept);
    expect(isUneditedDraft(kept)).toBe(before === after && before !== withoutAiPrefix(before));
  });
});
