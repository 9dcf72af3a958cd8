// The JSON of earlier reviews. PostgreSQL writes that of videos (decision 036).

import type { EarlierReview } from '#contract/videos/videos.ts';
import { excerpt } from '#domain/reviews/notes/coach-text.ts';
import { noteSkills } from '#domain/reviews/notes/review-evidence.ts';
import type { EarlierReviewRow } from './earlier-moments.queries.ts';

/** An earlier review with its notes on skills. */
export function presentEarlierReview({ notes, ...review }: EarlierReviewRow): EarlierReview {
  return {
    ...review,
    notes: notes
      .filter((note) => noteSkills(note).length > 0)
      .map(({ id, timestamp, endTimestamp, type, skill, title, comment }) => ({
        id,
        timestamp,
        endTimestamp,
        type,
        // Finds the skills before comments are cut.
        skill: skill ?? noteSkills({ id, skill, title, comment })[0] ?? null,
        title,
        comment: excerpt(comment),
      })),
  };
}
