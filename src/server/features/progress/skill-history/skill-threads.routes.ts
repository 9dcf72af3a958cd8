// Endpoints of skill history.

import type { ThreadReview } from '#contract/progress/skill-threads.ts';
import { excerpt } from '#domain/reviews/notes/coach-text.ts';
import { noteSkills } from '#domain/reviews/notes/review-evidence.ts';
import type { SingleSkill } from '#domain/skills/skills.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { requireVisiblePlayer } from '#server/policy/visibility.ts';
import { listThreadReviews, type ThreadReviewRow } from './skill-threads.queries.ts';

export const skillThreadHandlers = {
  async getSkillThread({ actor, params: { userId, skill }, context: { db } }) {
    await requireVisiblePlayer(db, actor, userId);
    const found = await listThreadReviews(db, actor, userId, skill);
    return found.map((review) => presentReview(review, skill));
  },
} satisfies Partial<Handlers>;

function presentReview(
  { priorities, priorityAnswers, notes, ...review }: ThreadReviewRow,
  skill: SingleSkill,
): ThreadReview {
  const answer = priorityAnswers.find((one) => one.skill === skill);
  return {
    ...review,
    focus: priorities.find((one) => one.skill === skill)?.focus ?? null,
    answer: answer ? { answer: answer.answer, comment: answer.comment } : null,
    notes: notes
      .filter((note) => noteSkills(note).includes(skill))
      .map(({ id, timestamp, endTimestamp, type, title, comment }) => ({
        id,
        timestamp,
        endTimestamp,
        type,
        title,
        comment: excerpt(comment),
      })),
  };
}
