// Sessions open to the members of a club: opening them, taking a place, and the waiting list.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { PersonName } from '#contract/people.ts';
import { say } from '#domain/language/say.ts';
import { openStates } from '#domain/training/open-sessions.ts';
import { sessionScope } from './coach-sessions.ts';
import { SessionOpening } from './session-opening.ts';

const ofSession = z.object({ sessionId: fields.id });

/** A session of the club as a member sees it who is not in it. */
export const OpenSession = z
  .object({
    id: fields.id,
    title: z.string(),
    sessionDate: fields.instant,
    /** In which it was planned. */
    timeZone: z.string(),
    /** Minutes. */
    duration: z.int(),
    place: z.string().nullable(),
    coach: PersonName,
    places: z.int(),
    /** Places that anyone may take; those kept for people in line are none of them. */
    free: z.int(),
    /** How many people are in line. */
    waiting: z.int(),
    state: z.enum(openStates),
    /** The reader's own place in line, from 1; null outside it. */
    position: z.int().nullable(),
    /** Until when a place is kept for the reader; null without an offer. */
    offeredUntil: fields.instant.nullable(),
  })
  .meta({ id: 'OpenSession' });
export type OpenSession = z.output<typeof OpenSession>;

export const openSessionEndpoints = {
  listOpenSessions: endpoint({
    method: 'GET',
    path: '/api/open-sessions',
    access: ['player'],
    shows: ['session', 'level'],
    refetchOnOpen: true,
    summary:
      'Sessions to come that are open to the caller as a member of the club and within their level, without those they are in; soonest first, at most 50. Direct players have none.',
    response: z.array(OpenSession),
  }),
  takePlace: endpoint({
    method: 'POST',
    path: '/api/open-sessions/{sessionId}/place',
    access: ['player'],
    changes: ['session'],
    summary:
      'Take a free place of an open session, or one that is offered to you. Another session at that time returns 409 unless `despiteConflicts` is set.',
    params: ofSession,
    body: z.object({ despiteConflicts: z.boolean({ error: () => say(msg`Please say yes or no.`) }).default(false) }),
    response: noContent,
  }),
  joinWaitingList: endpoint({
    method: 'PUT',
    path: '/api/open-sessions/{sessionId}/waiting',
    access: ['player'],
    changes: ['session'],
    summary: 'Join the waiting list of an open session that is full. Joining twice changes nothing.',
    params: ofSession,
    response: noContent,
  }),
  leaveWaitingList: endpoint({
    method: 'DELETE',
    path: '/api/open-sessions/{sessionId}/waiting',
    access: ['player'],
    changes: ['session'],
    summary: 'Leave the waiting list of a session, and so decline a place that is offered to you.',
    params: ofSession,
    response: noContent,
  }),
  openSession: endpoint({
    method: 'PUT',
    path: '/api/training-sessions/{sessionId}/opening',
    access: ['coach_club'],
    changes: ['session'],
    summary:
      'Open free places of a session, or also of the following ones in its series, or of all to come, to the members of the club, if wished of some levels.',
    params: ofSession,
    body: SessionOpening.extend({ scope: sessionScope.default('one') }),
    response: noContent,
  }),
  closeSession: endpoint({
    method: 'DELETE',
    path: '/api/training-sessions/{sessionId}/opening',
    access: ['coach_club'],
    changes: ['session'],
    summary: 'Close a session to members; its waiting list ends, and everyone on it is notified.',
    params: ofSession,
    query: z.object({ scope: sessionScope.default('one') }),
    response: noContent,
  }),
};
