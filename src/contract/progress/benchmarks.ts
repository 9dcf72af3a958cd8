// How a player compares with others in the same level band.

import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { benchmarkGroups } from '#domain/progress/benchmarks.ts';
import { skillNames, skillTiers } from '#domain/skills/skills.ts';

/** A player's percentiles in the band. No other player is identified. */
export const Benchmarks = z
  .object({
    /** The tier of the player's level; null without a level. */
    band: z.enum(skillTiers.map(({ id }) => id)).nullable(),
    /** Null while too few players in the band have ratings. */
    among: z
      .object({
        group: z.enum(benchmarkGroups),
        skills: z.array(
          z.object({
            skillName: z.enum(skillNames),
            rating: z.number(),
            /** 1–99. */
            percentile: z.int(),
            players: z.int(),
          }),
        ),
      })
      .nullable(),
  })
  .meta({ id: 'Benchmarks' });
export type Benchmarks = z.output<typeof Benchmarks>;

export const benchmarkEndpoints = {
  getBenchmarks: endpoint({
    method: 'GET',
    path: '/api/players/{userId}/benchmarks',
    access: 'signed-in',
    shows: ['rating', 'level'],
    refetchOnOpen: true,
    summary:
      'A player’s percentiles among players in the same level band: in the club if it has at least twenty of them, otherwise among everyone.',
    params: z.object({ userId: fields.id }),
    response: Benchmarks,
  }),
};
