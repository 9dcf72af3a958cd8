// Skill history: a player's reviews of one skill over time.

import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { Priority, PriorityAnswer, singleSkill } from '#contract/reviews/review-document.ts';
import { Annotation } from '#contract/videos/videos.ts';

/** One review in a skill's history. */
export const ThreadReview = z
  .object({
    videoId: fields.id,
    title: z.string(),
    videoUrl: z.string(),
    provider: z.enum(['youtube', 'matchi']),
    publishedAt: fields.instant,
    /** Null where the skill was not rated. */
    rating: fields.numeric.nullable(),
    /** The coach's words if the skill was a priority; null otherwise. */
    focus: Priority.shape.focus.nullable(),
    /** The coach's answer to "Did it change?"; null if not asked or not answered. */
    answer: PriorityAnswer.pick({ answer: true, comment: true }).nullable(),
    /** Its notes about the skill, in the order of the video. Long comments are cut. */
    notes: z.array(
      Annotation.pick({ id: true, timestamp: true, endTimestamp: true, type: true, title: true, comment: true }),
    ),
  })
  .meta({ id: 'ThreadReview' });
export type ThreadReview = z.output<typeof ThreadReview>;

export const skillThreadEndpoints = {
  getSkillThread: endpoint({
    method: 'GET',
    path: '/api/players/{userId}/threads/{skill}',
    access: 'signed-in',
    shows: ['review', 'rating'],
    refetchOnOpen: true,
    summary:
      "A player's last five published reviews of a skill, latest first: those that rate it, have a note on it, make it a priority or say whether it changed.",
    params: z.object({ userId: fields.id, skill: singleSkill }),
    response: z.array(ThreadReview),
  }),
};
