// A player's goals: set by the coach, seen by the player.

import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import * as fields from './fields.ts';

/** The goals of one player (specification, section 3). */
export const PlayerGoals = z
  .object({
    playerId: fields.id,
    /** On the inner scale, 1.0–7.0. */
    targetLevel: fields.numeric.nullable(),
    targetDate: fields.day.nullable(),
    timeframe: z.string().nullable(),
    journeyStartDate: fields.day.nullable(),
    goals: z.array(z.string()),
    shortTermGoals: z.array(z.string()),
    longTermGoals: z.array(z.string()),
    skillPriorities: z.array(z.string()),
    notes: z.string().nullable(),
    createdAt: fields.instant,
    updatedAt: fields.instant,
  })
  .meta({ id: 'PlayerGoals' });
export type PlayerGoals = z.output<typeof PlayerGoals>;

/** `null` while no coach has set goals, and for direct players, who have none (specification, section 6). */
const response = PlayerGoals.nullable();

export const goalEndpoints = {
  getOwnGoals: endpoint({
    method: 'GET',
    path: '/api/player-goals',
    access: 'signed-in',
    summary: 'Goals of the person who is signed in.',
    response,
  }),
  getGoals: endpoint({
    method: 'GET',
    path: '/api/player-goals/{playerId}',
    access: 'signed-in',
    summary: "A player's goals.",
    params: z.object({ playerId: fields.id }),
    response,
  }),
};
