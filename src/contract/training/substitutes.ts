// Sessions that another coach of the club takes over.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { NamedPerson } from '#contract/people.ts';
import { say } from '#domain/language/say.ts';
import { sessionScopes } from './coach-sessions.ts';

const ofSession = z.object({ sessionId: fields.id });

/** Which coach takes over what. */
export const SessionHandOver = z
  .object({
    coachId: fields.chosen('coach'),
    scope: z
      .enum(sessionScopes, { error: () => say(msg`Please choose this session, this and following ones, or all.`) })
      .default('one'),
    revision: z.int({ error: () => say(msg`Please give the revision you are changing.`) }),
    /** Whether to hand it over even if the coach already has a session then. */
    despiteConflicts: z.boolean({ error: () => say(msg`Please say yes or no.`) }).default(false),
  })
  .meta({ id: 'SessionHandOver' });
export type SessionHandOver = z.output<typeof SessionHandOver>;

/** A session to come of a club’s coach, for the club’s managers. */
export const LedSession = z
  .object({
    id: fields.id,
    title: z.string(),
    sessionDate: fields.instant,
    timeZone: z.string(),
    /** Minutes. */
    duration: z.int(),
    revision: z.int(),
    /** How many. */
    players: z.int(),
    /** Sessions of its series that this coach leads after it. */
    following: z.int(),
    /** Those to come, with this one; 1 without a series. */
    toCome: z.int(),
  })
  .meta({ id: 'LedSession' });
export type LedSession = z.output<typeof LedSession>;

export const substituteEndpoints = {
  listSubstitutes: endpoint({
    method: 'GET',
    path: '/api/training-sessions/{sessionId}/substitutes',
    access: ['coach_club', 'club'],
    shows: ['session', 'people'],
    refetchOnOpen: true,
    summary: 'Active coaches of the club who can take a session over, by name.',
    params: ofSession,
    response: z.array(NamedPerson),
  }),
  handOverSession: endpoint({
    method: 'PUT',
    path: '/api/training-sessions/{sessionId}/coach',
    access: ['coach_club', 'club'],
    changes: ['session'],
    summary:
      'Hand a session, or also the following ones in its series, or all to come, to another coach of the club, and notify coaches and players. Conflicts return 409 with sentences unless `despiteConflicts` is set.',
    params: ofSession,
    body: SessionHandOver,
    response: noContent,
  }),
  listLedSessions: endpoint({
    method: 'GET',
    path: '/api/club/coaches/{userId}/sessions',
    access: ['club'],
    shows: ['session', 'people'],
    refetchOnOpen: true,
    summary: 'Sessions to come that a coach of the club leads with members alone, the next first, at most 300.',
    params: z.object({ userId: fields.id }),
    response: z.array(LedSession),
  }),
};
