// "Did it change?": the coach's answer on each priority of the previous review (docs/product.md#review).

import { msg } from '@lingui/core/runtime-macro';
import { said } from '#domain/language/said.ts';
import { say } from '#domain/language/say.ts';
import { isBlank } from '#domain/plain-text.ts';
import { type SingleSkill, singleSkills, skillLabel } from '#domain/skills/skills.ts';

/** The answers, in the order they are offered. */
export const priorityOutcomes = ['better', 'same', 'worse', 'not-seen'] as const;
export type PriorityOutcome = (typeof priorityOutcomes)[number];

/** Each answer within a sentence. */
export const outcomeWords: Record<PriorityOutcome, string> = said({
  better: msg`better`,
  same: msg`the same`,
  worse: msg`worse`,
  'not-seen': msg`not seen`,
});

/** An answer in a draft. It may have a comment before it has an answer. */
export interface DraftAnswer {
  skill: SingleSkill;
  /** The video whose review set the priority. */
  since: string;
  answer: PriorityOutcome | null;
  comment: string;
}

/** An answer as players read it. */
export interface PriorityAnswer extends DraftAnswer {
  answer: PriorityOutcome;
}

/** Longest comment on an answer, in characters: one line. */
export const maxAnswerComment = 200;

type Asked = Pick<DraftAnswer, 'skill' | 'since'>;

/** The answer on a skill since a review; null if none. Answers since other reviews do not count. */
export function findAnswer(answers: readonly DraftAnswer[], { skill, since }: Asked): DraftAnswer | null {
  return answers.find((one) => one.skill === skill && one.since === since) ?? null;
}

/**
 * The answers with one added, in the order of skills. A skill has one answer: a new one replaces the answer since another review, and an
 * empty one removes it.
 */
export function withAnswer(answers: readonly DraftAnswer[], answer: DraftAnswer): DraftAnswer[] {
  const others = answers.filter(({ skill }) => skill !== answer.skill);
  const isSaid = answer.answer !== null || !isBlank(answer.comment);
  return (isSaid ? [...others, answer] : others).toSorted(
    (one, other) => singleSkills.indexOf(one.skill) - singleSkills.indexOf(other.skill),
  );
}

/** Answers to questions no longer asked, since the previous review was revised or another one came in between. */
export function outdatedAnswers(answers: readonly DraftAnswer[], asked: readonly Asked[]): DraftAnswer[] {
  return answers.filter((one) => !asked.some(({ skill, since }) => skill === one.skill && since === one.since));
}

/** How many questions have an answer. */
export function countAnswered(answers: readonly DraftAnswer[], asked: readonly Asked[]): number {
  return asked.filter((one) => (findAnswer(answers, one)?.answer ?? null) !== null).length;
}

/** The answers that players read. `earlier` holds the video ids of earlier reviews. */
export function publishedAnswers(answers: readonly DraftAnswer[], earlier: readonly string[]): PriorityAnswer[] {
  return answers.flatMap(({ answer, ...one }) =>
    answer !== null && earlier.includes(one.since) ? [{ ...one, answer }] : [],
  );
}

/** "Bandeja — better", "Lob — not answered". */
export function answerWords({ skill, answer }: Pick<DraftAnswer, 'skill' | 'answer'>): string {
  return `${skillLabel(skill)} — ${answer === null ? say(msg`not answered`) : outcomeWords[answer]}`;
}
