// Why a player's level moved: the measured level, and what each review did to it.

import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { PersonName } from '#contract/people.ts';
import { Annotation } from '#contract/videos/videos.ts';
import { singleSkills } from '#domain/skills/skills.ts';

/** What one published review did to the level. Figures are on the scale of ratings, in tenths. */
export const LevelStep = z
  .object({
    videoId: fields.id,
    title: z.string(),
    /** When the match was played. */
    playedOn: fields.day,
    reviewer: PersonName,
    /** The mean of the ratings. */
    rated: z.number(),
    before: z.number(),
    after: z.number(),
    /** Why, in the order to read them. */
    sentences: z.array(z.string()),
    /** At most three, about the skills that were furthest from what was expected. */
    notes: z.array(Annotation.pick({ id: true, timestamp: true, title: true }).extend({ skill: z.enum(singleSkills) })),
  })
  .meta({ id: 'LevelStep' });
export type LevelStep = z.output<typeof LevelStep>;

/** The measured level with its 95% interval, and how it came about. */
export const LevelSteps = z
  .object({
    /** Today; null without a published review. */
    level: z.object({ level: z.number(), from: z.number(), to: z.number(), lastPlayedOn: fields.day }).nullable(),
    /** What would move the level next, as sentences. */
    next: z.array(z.string()),
    /** Published reviews in all. */
    reviews: z.int(),
    /** The latest match first; at most the latest 30. */
    steps: z.array(LevelStep),
  })
  .meta({ id: 'LevelSteps' });
export type LevelSteps = z.output<typeof LevelSteps>;

export const levelStepEndpoints = {
  getLevelSteps: endpoint({
    method: 'GET',
    path: '/api/players/{userId}/level-steps',
    access: 'signed-in',
    shows: ['level', 'rating', 'review'],
    refetchOnOpen: true,
    summary: "A player's measured level, and why each review moved it.",
    params: z.object({ userId: fields.id }),
    response: LevelSteps,
  }),
};
