// A player's training sessions.

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
    /** When it takes place; `date` is the same value under its older name. */
    sessionDate: fields.instant,
    date: fields.instant,
    /** In which it was planned. */
    timeZone: z.string(),
    createdAt: fields.instant,
    completedAt: fields.instant.nullable(),
    nextSessionDate: fields.instant.nullable(),
    /** Minutes. */
    duration: z.int(),
    /** How many sessions follow in the series; 0 for a single session. */
    following: z.int(),
    /** First names of the other players. */
    partners: z.array(z.string()),
    place: z.string().nullable(),
    objectives: z.string().nullable(),
    notes: z.string().nullable(),
    coachCompletionNotes: z.string().nullable(),
    /** Null once the coach's account is deleted. */
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
    refetchOnOpen: true,
    summary: "A club member's training sessions, latest first (at most 500); direct players have none.",
    params: z.object({ playerId: fields.id }),
    response: z.array(TrainingSession),
  }),
};
