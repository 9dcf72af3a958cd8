// The JSON of what a review is compared with. A video's own is written by PostgreSQL (decision 036).

import type { EarlierReview } from '#contract/videos/videos.ts';
import { excerpt } from '#domain/reviews/notes/coach-text.ts';
import { noteSkills } from '#domain/reviews/notes/review-evidence.ts';
import type { EarlierReviewRow } from './earlier-moments.queries.ts';

/** An earlier review with those of its notes that are about a skill. */
export function presentEarlier({ notes, ...review }: EarlierReviewRow): EarlierReview {
  return {
    ...review,
    notes: notes
      .filter((note) => noteSkills(note).length > 0)
      .map(({ id, timestamp, endTimestamp, type, skill, title, comment }) => ({
        id,
        timestamp,
        endTimestamp,
        type,
        // Words that are cut off must not take the skill along.
        skill: skill ?? noteSkills({ id, skill, title, comment })[0] ?? null,
        title,
        comment: excerpt(comment),
      })),
  };
}
