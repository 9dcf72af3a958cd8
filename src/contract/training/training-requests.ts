// Requests of club members for a training session, and the coach's answer.

import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { after, paged } from '#contract/paging.ts';
import { NamedPerson, PlayerCard } from '#contract/people.ts';
import { coachRoles } from '#domain/people/roles.ts';
import { maxWishLength, requestLengths, requestStates, weekdays } from '#domain/training/training-requests.ts';

const request = {
  id: fields.id,
  state: z.enum(requestStates),
  wish: z.string(),
  /** On which the player can come; none means any. */
  days: z.array(z.enum(weekdays)),
  /** Minutes. */
  duration: z.int(),
  /** Why it was declined. */
  reason: z.string().nullable(),
  createdAt: fields.instant,
  /** When it was booked, declined or withdrawn, or lapsed. */
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

const chooseLength = 'Please choose a length.';

/** What a player asks for. */
export const NewTrainingRequest = z
  .object({
    coachId: fields.chosen('coach'),
    wish: fields.requiredText(maxWishLength, 'Please write what you would like to train.'),
    days: z
      .array(z.enum(weekdays, { error: 'Please choose days of the week.' }), { error: 'Please choose days.' })
      .max(weekdays.length, { error: 'A week has seven days.' })
      .transform((days) => weekdays.filter((day) => days.includes(day))),
    duration: z
      .int({ error: chooseLength })
      .refine((minutes) => requestLengths.some((one) => one === minutes), { error: chooseLength }),
  })
  .meta({ id: 'NewTrainingRequest' });

/** Why a coach does not book it. */
export const TrainingRefusal = z.object({ reason: fields.reason }).meta({ id: 'TrainingRefusal' });

const one = z.object({ id: fields.id });

export const trainingRequestEndpoints = {
  listOwnTrainingRequests: endpoint({
    method: 'GET',
    path: '/api/training-requests',
    access: ['player'],
    shows: ['session'],
    summary: 'What the player has asked coaches for, the latest first, a page at a time.',
    query: z.object({ after }),
    response: paged(OwnTrainingRequest),
  }),
  requestTraining: endpoint({
    method: 'POST',
    path: '/api/training-requests',
    access: ['player'],
    changes: ['session'],
    summary: 'A member of a club asks one of their coaches for a session; one request at a time to each.',
    body: NewTrainingRequest,
    response: one,
    status: 201,
  }),
  withdrawTrainingRequest: endpoint({
    method: 'POST',
    path: '/api/training-requests/{id}/withdraw',
    access: ['player'],
    changes: ['session'],
    summary: 'Withdraw an own request that is still open.',
    params: one,
    response: noContent,
  }),
  listTrainingRequests: endpoint({
    method: 'GET',
    path: '/api/coach/training-requests',
    access: [...coachRoles, 'admin'],
    shows: ['session'],
    isReadAnew: true,
    summary:
      "Open requests of players, who waits longest first: for coaches those that they are asked, for administrators everybody's.",
    query: z.object({ after }),
    response: paged(TrainingRequest),
  }),
  getTrainingRequest: endpoint({
    method: 'GET',
    path: '/api/coach/training-requests/{id}',
    access: coachRoles,
    shows: ['session'],
    isReadAnew: true,
    summary: 'What a coach was asked, open or not.',
    params: one,
    response: TrainingRequest,
  }),
  declineTrainingRequest: endpoint({
    method: 'POST',
    path: '/api/coach/training-requests/{id}/decline',
    access: coachRoles,
    changes: ['session'],
    summary:
      'Decline a request, with a reason that the player reads. Booking is done with `requestId` of a new session.',
    params: one,
    body: TrainingRefusal,
    response: noContent,
  }),
};
