// Skill ratings of published reviews.

import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { skillNames } from '#domain/skills/skills.ts';

/** One skill's rating in one published review; `rating` is 0–7 as text with one decimal. */
export const SkillRating = z
  .object({
    id: fields.id,
    videoId: fields.id,
    skillName: z.enum(skillNames),
    rating: fields.numeric,
    comment: z.string().nullable(),
    /** Ids of the notes that it rests on. */
    evidence: z.array(fields.id),
    createdAt: fields.instant,
  })
  .meta({ id: 'SkillRating' });
export type SkillRating = z.output<typeof SkillRating>;

export const ratingEndpoints = {
  listOwnSkillRatings: endpoint({
    method: 'GET',
    path: '/api/skill-ratings/user',
    access: 'signed-in',
    shows: ['rating'],
    summary: 'Ratings of the person who is signed in, newest first.',
    response: z.array(SkillRating),
  }),
  listSkillRatings: endpoint({
    method: 'GET',
    path: '/api/skill-ratings/user/{userId}',
    access: 'signed-in',
    shows: ['rating'],
    summary: "A player's ratings, newest first.",
    params: z.object({ userId: fields.id }),
    response: z.array(SkillRating),
  }),
};
