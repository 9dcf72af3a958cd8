// Club members' requests for a training session, and the coach's answer.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { after, paged } from '#contract/paging.ts';
import { NamedPerson, PlayerCard } from '#contract/people.ts';
import { say } from '#domain/language/say.ts';
import { coachesAndAdministrators, coachRoles } from '#domain/people/roles.ts';
import { maxWishLength, requestLengths, requestStates, weekdays } from '#domain/training/training-requests.ts';

const request = {
  id: fields.id,
  state: z.enum(requestStates),
  wish: z.string(),
  /** Preferred days; none means any. */
  days: z.array(z.enum(weekdays)),
  /** Minutes. */
  duration: z.int(),
  /** Why it was declined. */
  reason: z.string().nullable(),
  createdAt: fields.instant,
  /** When it was booked, declined, withdrawn or lapsed. */
  closedAt: fields.instant.nullable(),
};

/** A request as its player sees it (docs/product.md#training). */
export const OwnTrainingRequest = z.object({ ...request, coach: NamedPerson }).meta({ id: 'OwnTrainingRequest' });
export type OwnTrainingRequest = z.output<typeof OwnTrainingRequest>;

/** A request as its coach and administrators see it. */
export const TrainingRequest = z
  .object({ ...request, player: PlayerCard, coach: NamedPerson })
  .meta({ id: 'TrainingRequest' });
export type TrainingRequest = z.output<typeof TrainingRequest>;

const chooseLength = () => say(msg`Please choose a length.`);

/** A new request. */
export const NewTrainingRequest = z
  .object({
    coachId: fields.chosen('coach'),
    wish: fields.requiredText(maxWishLength, msg`Please write what you would like to train.`),
    days: z
      .array(z.enum(weekdays, { error: () => say(msg`Please choose days of the week.`) }), {
        error: () => say(msg`Please choose days.`),
      })
      .max(weekdays.length, { error: () => say(msg`A week has seven days.`) })
      .transform((days) => weekdays.filter((day) => days.includes(day))),
    duration: z
      .int({ error: chooseLength })
      .refine((minutes) => requestLengths.some((one) => one === minutes), { error: chooseLength }),
  })
  .meta({ id: 'NewTrainingRequest' });

/** A coach's reason for declining. */
export const TrainingRefusal = z.object({ reason: fields.reason }).meta({ id: 'TrainingRefusal' });

const one = z.object({ id: fields.id });

export const trainingRequestEndpoints = {
  listOwnTrainingRequests: endpoint({
    method: 'GET',
    path: '/api/training-requests',
    access: ['player'],
    shows: ['session'],
    summary: 'The player’s own requests, latest first, a page at a time.',
    query: z.object({ after }),
    response: paged(OwnTrainingRequest),
  }),
  requestTraining: endpoint({
    method: 'POST',
    path: '/api/training-requests',
    access: ['player'],
    changes: ['session'],
    summary: 'Ask a coach for a session, as a club member; one open request per coach.',
    body: NewTrainingRequest,
    response: one,
    status: 201,
  }),
  withdrawTrainingRequest: endpoint({
    method: 'POST',
    path: '/api/training-requests/{id}/withdraw',
    access: ['player'],
    changes: ['session'],
    summary: 'Withdraw an open request.',
    params: one,
    response: noContent,
  }),
  listTrainingRequests: endpoint({
    method: 'GET',
    path: '/api/coach/training-requests',
    access: coachesAndAdministrators,
    shows: ['session'],
    refetchOnOpen: true,
    summary: 'Open requests from players, longest waiting first: coaches see their own, administrators all.',
    query: z.object({ after }),
    response: paged(TrainingRequest),
  }),
  getTrainingRequest: endpoint({
    method: 'GET',
    path: '/api/coach/training-requests/{id}',
    access: coachRoles,
    shows: ['session'],
    refetchOnOpen: true,
    summary: 'One request to the coach, open or closed.',
    params: one,
    response: TrainingRequest,
  }),
  declineTrainingRequest: endpoint({
    method: 'POST',
    path: '/api/coach/training-requests/{id}/decline',
    access: coachRoles,
    changes: ['session'],
    summary: 'Decline a request with a reason for the player. To accept it, book a session with its `requestId`.',
    params: one,
    body: TrainingRefusal,
    response: noContent,
  }),
};
