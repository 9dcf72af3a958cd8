// Training sessions of a player with a coach.

import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { PersonName } from '#contract/people.ts';
import { trainingStatuses } from '#domain/training/training.ts';

/** One session (docs/product.md#training). */
export const TrainingSession = z
  .object({
    id: fields.id,
    title: z.string(),
    status: z.enum(trainingStatuses),
    /** When it takes place; `date` says the same, under the older name. */
    sessionDate: fields.instant,
    date: fields.instant,
    /** In which it was planned. */
    timeZone: z.string(),
    createdAt: fields.instant,
    completedAt: fields.instant.nullable(),
    nextSessionDate: fields.instant.nullable(),
    /** Minutes. */
    duration: z.int(),
    /** Of a series, how many sessions come after this one; 0 for a single session. */
    following: z.int(),
    /** Who else trains in it, by first name. */
    partners: z.array(z.string()),
    place: z.string().nullable(),
    objectives: z.string().nullable(),
    notes: z.string().nullable(),
    coachCompletionNotes: z.string().nullable(),
    /** Null when the coach's account is no more. */
    coach: PersonName.nullable(),
  })
  .meta({ id: 'TrainingSession' });
export type TrainingSession = z.output<typeof TrainingSession>;

export const trainingEndpoints = {
  listTrainingSessions: endpoint({
    method: 'GET',
    path: '/api/player-training-sessions/{playerId}',
    access: 'signed-in',
    shows: ['session'],
    isReadAnew: true,
    summary: "A club member's training sessions, the latest first (at most 500); none for direct players.",
    params: z.object({ playerId: fields.id }),
    response: z.array(TrainingSession),
  }),
};
