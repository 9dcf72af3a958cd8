// All goals, for administrators.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { after, paged } from '#contract/paging.ts';
import { PersonName, PlayerCard } from '#contract/people.ts';
import { optionalPeriod } from '#contract/period.ts';
import { say } from '#domain/language/say.ts';
import { goalStates } from '#domain/progress/goal-states.ts';

/** The goals of one player in the list. */
export const GoalsRow = z
  .object({
    player: PlayerCard,
    clubName: z.string().nullable(),
    targetLevel: fields.numeric.nullable(),
    targetDate: fields.day.nullable(),
    timeframe: z.string().nullable(),
    state: z.enum(goalStates),
    /** The coach who set them last; null if it was not a coach. */
    coach: PersonName.nullable(),
    updatedAt: fields.instant,
  })
  .meta({ id: 'GoalsRow' });
export type GoalsRow = z.output<typeof GoalsRow>;

export const adminGoalEndpoints = {
  listAllGoals: endpoint({
    method: 'GET',
    path: '/api/admin/goals',
    access: ['admin'],
    shows: ['goal', 'level', 'people'],
    refetchOnOpen: true,
    summary: 'The goals of all club members, latest change first; a period filters by target date.',
    query: z.object({
      state: z.enum(goalStates, { error: () => say(msg`Please choose open, overdue or reached.`) }).optional(),
      playerId: fields.id.optional(),
      coachId: fields.id.optional(),
      clubId: fields.id.optional(),
      ...optionalPeriod,
      after,
    }),
    response: paged(GoalsRow),
  }),
};
