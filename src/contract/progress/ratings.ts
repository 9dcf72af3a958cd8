// Skill ratings of published reviews.

import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { after } from '#contract/paging.ts';
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

/** Ratings of a page: those of a hundred reviews. */
const maxRatings = 1_100;
const wrongLimit = { error: 'Please ask for 1 to 1,100 ratings.' };

/** The array is fixed; a `Link` header tells where older ones are (decision 022). */
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
    summary:
      'Ratings of the person who is signed in, newest first, a page at a time; a `Link` header tells where older ones are.',
    query: page,
    response: z.array(SkillRating),
  }),
  listSkillRatings: endpoint({
    method: 'GET',
    path: '/api/skill-ratings/user/{userId}',
    access: 'signed-in',
    shows: ['rating'],
    summary: 'The same of a player.',
    params: z.object({ userId: fields.id }),
    query: page,
    response: z.array(SkillRating),
  }),
};
