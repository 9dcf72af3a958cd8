// A player's achievements, and which of them they have seen.

import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { achievementTypes } from '#domain/progress/achievements.ts';
import { singleSkills } from '#domain/skills/skills.ts';

/** One grant; the server makes one for each cause. */
export const Achievement = z
  .object({
    id: fields.id,
    type: z.enum(achievementTypes),
    xp: z.int(),
    createdAt: fields.instant,
    isSeen: z.boolean(),
    /** The review that earned it, and the skill that was rated higher; null where it was earned by something else. */
    videoId: fields.id.nullable(),
    skill: z.enum(singleSkills).nullable(),
  })
  .meta({ id: 'Achievement' });
export type Achievement = z.output<typeof Achievement>;

export const achievementEndpoints = {
  listAchievements: endpoint({
    method: 'GET',
    path: '/api/achievements',
    access: ['player'],
    shows: ['achievement'],
    summary: 'XP, how often each achievement was earned, and the latest ones.',
    response: z.object({
      xpTotal: z.int(),
      counts: z.partialRecord(z.enum(achievementTypes), z.int()),
      /** The latest 50, newest first. */
      latest: z.array(Achievement),
    }),
  }),
  seeAchievements: endpoint({
    method: 'PUT',
    path: '/api/achievements/seen',
    access: ['player'],
    changes: ['achievement'],
    summary: 'Mark achievements as shown, so that each is announced once.',
    body: z.object({ ids: z.array(fields.id).min(1).max(100) }),
    response: noContent,
  }),
};
