// Limits of a turn with the assistant, and what is remembered of it.

import type { SkillName } from '#domain/skills/skills.ts';

export const answerOutcomes = ['answered', 'unanswered', 'off-topic', 'small-talk'] as const;
export type AnswerOutcome = (typeof answerOutcomes)[number];

/** Skills people ask about: the rated ones and the smash, which is not rated. */
export type AskedSkill = SkillName | 'smash';

/** What a question was about, so that a follow-up can refer to it. */
export interface TurnMemory {
  skill: AskedSkill | null;
  /** Intent of the question; null for a knowledge question. */
  intent: string | null;
  /** Entry that answered, as `topic/slug`. */
  entry: string | null;
}

/** Maximum length of a question, and of the comment with a rating, in characters (docs/product.md#limits). */
export const smashyLengths = { question: 500, word: 200 } as const;
