// Where a player stands among players of the same level band.

import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { benchmarkGroups } from '#domain/progress/benchmarks.ts';
import { skillNames, skillTiers } from '#domain/skills/skills.ts';

/** A player's place in the band; nobody else is told of. */
export const Benchmarks = z
  .object({
    /** The tier of the player's level; null for who has none, and is compared with nobody. */
    band: z.enum(skillTiers.map(({ id }) => id)).nullable(),
    /** Among whom, and the places; null while too few players of the band have ratings. */
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
    isReadAnew: true,
    summary:
      'A player’s percentile among players of the same level band: of the club where it has twenty of them, else of everybody.',
    params: z.object({ userId: fields.id }),
    response: Benchmarks,
  }),
};
