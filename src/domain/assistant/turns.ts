// What is kept of a question to the assistant beside its words.

import type { SkillName } from '#domain/skills/skills.ts';

/** How a question went: with an answer, without one, about something else than padel, or as a greeting or thanks. */
export const answerOutcomes = ['answered', 'unanswered', 'off-topic', 'small-talk'] as const;
export type AnswerOutcome = (typeof answerOutcomes)[number];

/** The skills that people ask about: the rated ones, and the smash, which is none of them. */
export type AskedSkill = SkillName | 'smash';

/** What a question was about, so that the next one can say "that". */
export interface TurnMemory {
  skill: AskedSkill | null;
  /** What was asked about it, as `intents` name it; null for plain knowledge. */
  intent: string | null;
  /** The entry of the knowledge base that answered, as `topic/slug`. */
  entry: string | null;
}
