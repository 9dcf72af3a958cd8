// A player's training sessions.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { PersonName } from '#contract/people.ts';
import { say } from '#domain/language/say.ts';
import { attendances } from '#domain/training/attendance.ts';
import { maxAnswerReason, sessionAnswers } from '#domain/training/session-answers.ts';
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
    /** Dates of its series that were cancelled for the player in the last 30 days, in order. */
    cancelledDates: z.array(fields.instant),
    /** Whether the player comes; null without an answer. */
    answer: z.enum(sessionAnswers).nullable(),
    /** Why not, if they said; only for the player and the coach who leads the session. */
    answerReason: z.string().nullable(),
    places: z.int(),
    /** Null until the coach has noted it. */
    attendance: z.enum(attendances).nullable(),
    /** First names of the other players who have not said that they can't come. */
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

/** Whether a player comes. A reason counts only with a no. */
export const SessionReply = z
  .object({
    answer: z.enum(sessionAnswers, { error: () => say(msg`Please say whether you’re coming.`) }),
    reason: fields.optionalText(maxAnswerReason).transform((text) => text ?? null),
    /** When the session takes place as far as the player has read; left out, whenever it does. */
    sessionDate: fields.instant.optional(),
  })
  .meta({ id: 'SessionReply' });

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
  answerSession: endpoint({
    method: 'PUT',
    path: '/api/training-sessions/{sessionId}/answer',
    access: ['player'],
    changes: ['session'],
    summary:
      'Say whether you come to a session of yours, until it begins; a reason is for its coach alone. The id is the session’s or your own entry’s. With a `sessionDate` that is no longer the session’s, 409.',
    params: z.object({ sessionId: fields.id }),
    body: SessionReply,
    response: noContent,
  }),
};
