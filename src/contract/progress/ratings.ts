// Skill ratings of published reviews.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { after } from '#contract/paging.ts';
import { say } from '#domain/language/say.ts';
import { skillNames } from '#domain/skills/skills.ts';

/** One skill's rating in one published review; `rating` is 0–7 as text with one decimal. */
export const SkillRating = z
  .object({
    id: fields.id,
    videoId: fields.id,
    skillName: z.enum(skillNames),
    rating: fields.numeric,
    comment: z.string().nullable(),
    /** Ids of the notes it is based on. */
    evidence: z.array(fields.id),
    createdAt: fields.instant,
  })
  .meta({ id: 'SkillRating' });
export type SkillRating = z.output<typeof SkillRating>;

/** Page size: the ratings of a hundred reviews. */
const maxRatings = 1_100;
const wrongLimit = { error: () => say(msg`Please ask for 1 to 1,100 ratings.`) };

/** The response is a plain array, so a `Link` header points to older ratings (decision 022). */
const page = z.object({
  after,
  limit: z.coerce.number(wrongLimit).int(wrongLimit).min(1, wrongLimit).max(maxRatings, wrongLimit).default(maxRatings),
});

export const ratingEndpoints = {
  listOwnSkillRatings: endpoint({
    method: 'GET',
    path: '/api/skill-ratings/user',
    access: 'signed-in',
    shows: ['rating'],
    summary: 'Your own ratings, newest first, a page at a time; a `Link` header points to older ones.',
    query: page,
    response: z.array(SkillRating),
  }),
  listSkillRatings: endpoint({
    method: 'GET',
    path: '/api/skill-ratings/user/{userId}',
    access: 'signed-in',
    shows: ['rating'],
    summary: 'A player’s ratings, newest first, a page at a time; a `Link` header points to older ones.',
    params: z.object({ userId: fields.id }),
    query: page,
    response: z.array(SkillRating),
  }),
};
