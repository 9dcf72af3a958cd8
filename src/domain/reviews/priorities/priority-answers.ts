// "Did it change?": what a coach answers about each priority of the review before (docs/product.md#review).

import { isBlank } from '#domain/plain-text.ts';
import { type SingleSkill, singleSkills, skillLabel } from '#domain/skills/skills.ts';

/** What can be answered, in the order in which it is offered. */
export const priorityOutcomes = ['better', 'same', 'worse', 'not-seen'] as const;
export type PriorityOutcome = (typeof priorityOutcomes)[number];

/** Each answer as it stands within a sentence. */
export const outcomeWords: Record<PriorityOutcome, string> = {
  better: 'better',
  same: 'the same',
  worse: 'worse',
  'not-seen': 'not seen',
};

/** An answer in a draft; it may have a comment before it says anything. */
export interface DraftAnswer {
  skill: SingleSkill;
  /** Id of the video whose review made the skill a priority. */
  since: string;
  answer: PriorityOutcome | null;
  comment: string;
}

/** An answer as players read it. */
export interface PriorityAnswer extends DraftAnswer {
  answer: PriorityOutcome;
}

/** How long the comment on an answer may be, in characters: one line. */
export const maxAnswerComment = 200;

/** What an answer is about. */
type Asked = Pick<DraftAnswer, 'skill' | 'since'>;

/** The answer about a skill since a review; null while nothing is said. One that is about another review does not count. */
export function answerTo(answers: readonly DraftAnswer[], { skill, since }: Asked): DraftAnswer | null {
  return answers.find((one) => one.skill === skill && one.since === since) ?? null;
}

/**
 * The answers with one put in, in the order of the skills. A skill has one answer: a new one takes the place of one that is about another
 * review. One that says nothing is taken out.
 */
export function withAnswer(answers: readonly DraftAnswer[], answer: DraftAnswer): DraftAnswer[] {
  const others = answers.filter(({ skill }) => skill !== answer.skill);
  const isSaid = answer.answer !== null || !isBlank(answer.comment);
  return (isSaid ? [...others, answer] : others).toSorted(
    (one, other) => singleSkills.indexOf(one.skill) - singleSkills.indexOf(other.skill),
  );
}

/** Answers to what is not asked any more: the review before was revised, or another one has come in between. */
export function answersLeft(answers: readonly DraftAnswer[], asked: readonly Asked[]): DraftAnswer[] {
  return answers.filter((one) => !asked.some(({ skill, since }) => skill === one.skill && since === one.since));
}

/** How many of what is asked has an answer. */
export function countAnswered(answers: readonly DraftAnswer[], asked: readonly Asked[]): number {
  return asked.filter((one) => (answerTo(answers, one)?.answer ?? null) !== null).length;
}

/** The answers that players read: those that say something about a review before; `earlier` holds the ids of the videos of those. */
export function publishedAnswers(answers: readonly DraftAnswer[], earlier: readonly string[]): PriorityAnswer[] {
  return answers.flatMap(({ answer, ...one }) =>
    answer !== null && earlier.includes(one.since) ? [{ ...one, answer }] : [],
  );
}

/** "Bandeja — better", "Lob — not answered". */
export function answerWords({ skill, answer }: Pick<DraftAnswer, 'skill' | 'answer'>): string {
  return `${skillLabel(skill)} — ${answer === null ? 'not answered' : outcomeWords[answer]}`;
}
