// Validates a model's draft of a review.

import { z } from 'zod';
import type { ReviewProposal } from '#domain/reviews/draft/ai-draft.ts';
import { excerpt } from '#domain/reviews/notes/coach-text.ts';
import { maxFocusLength, maxPriorities } from '#domain/reviews/priorities/priority-list.ts';
import { drillById } from '#domain/skills/drills.ts';
import { type SingleSkill, singleSkills, skillNames } from '#domain/skills/skills.ts';
import { plainWords } from './plain-words.ts';

/** Most characters of a text, so that coaches can read the draft through; longer ones are cut. */
const maxLength = { text: 4000, comment: 600 } as const;

const words = (max: number) => z.string().transform((text) => excerpt(plainWords(text), max));

const Priority = z
  .object({
    skill: z.enum(singleSkills as [SingleSkill, ...SingleSkill[]]),
    focus: words(maxFocusLength - 1).refine((text) => text !== ''),
    drillId: z.string(),
  })
  .refine(({ skill, drillId }) => drillById(drillId)?.skills.includes(skill) === true);

const Answer = z.object({
  finalSummary: words(maxLength.text).refine((text) => text !== ''),
  overallStrengths: words(maxLength.text),
  areasOfImprovement: words(maxLength.text),
  recommendationsForImprovement: words(maxLength.text),
  comments: z.partialRecord(z.enum(skillNames), words(maxLength.comment)).default({}),
  priorities: z
    .array(Priority)
    .max(maxPriorities)
    .refine((list) => new Set(list.map(({ skill }) => skill)).size === list.length)
    .default([]),
});

/**
 * Reads a proposal from an answer, even inside other text or a code fence. Skills and drills must be listed ones; texts are cut and
 * stripped of links.
 *
 * @returns null for anything else
 */
export function readReviewAnswer(text: string): ReviewProposal | null {
  const object = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  try {
    return Answer.safeParse(JSON.parse(object)).data ?? null;
  } catch {
    return null;
  }
}
