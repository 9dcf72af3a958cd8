// Connections between coaches and players: requesting, accepting and ending them.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { NamedPerson, PlayerCard } from '#contract/people.ts';
import { maxRequestLength } from '#domain/people/connections.ts';
import { coachRoles, roles } from '#domain/people/roles.ts';

/** A coach as players see one: never with an email address. */
export const CoachCard = NamedPerson.extend({
  role: z.enum(roles),
  clubName: z.string().nullable(),
  country: z.string(),
}).meta({ id: 'CoachCard' });
export type CoachCard = z.output<typeof CoachCard>;

/** A player's connection with a coach, or the request for one (docs/product.md#connections: status and coach). */
export const CoachRelationship = z
  .object({
    id: fields.id,
    status: z.enum(['requested', 'active']),
    coach: CoachCard,
    /** Who asked; null where a club or an administrator connected them. */
    requestedBy: z.enum(['player', 'coach']).nullable(),
    message: z.string().nullable(),
    requestedAt: fields.instant,
    /** When it became active; null before. */
    startedAt: fields.instant.nullable(),
  })
  .meta({ id: 'CoachRelationship' });
export type CoachRelationship = z.output<typeof CoachRelationship>;

const message = fields.optionalText(maxRequestLength);

/** A player's request to a coach. */
export const NewConnection = z.object({ coachId: fields.chosen('coach'), message }).meta({ id: 'NewConnection' });

/** A player whom a coach asks to connect. Name and country are used if an account has to be created. */
export const NewPlayer = z
  .object({
    email: fields.email,
    firstName: fields.personName(msg`Please enter a first name.`),
    lastName: fields.personName(msg`Please enter a last name.`),
    country: fields.countryOfOther,
    message,
  })
  .meta({ id: 'NewPlayer' });
export type NewPlayer = z.output<typeof NewPlayer>;

/** A player who asks a coach. */
export const IncomingRequest = z
  .object({ id: fields.id, player: PlayerCard, message: z.string().nullable(), requestedAt: fields.instant })
  .meta({ id: 'IncomingRequest' });
export type IncomingRequest = z.output<typeof IncomingRequest>;

/** A coach's pending request, as the coach typed it, whether or not the address has an account. */
export const OutgoingRequest = z
  .object({
    id: fields.id,
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    message: z.string().nullable(),
    requestedAt: fields.instant,
  })
  .meta({ id: 'OutgoingRequest' });
export type OutgoingRequest = z.output<typeof OutgoingRequest>;

const one = z.object({ id: fields.id });
const eitherSide = ['player', ...coachRoles] as const;

export const connectionEndpoints = {
  listRelationships: endpoint({
    method: 'GET',
    path: '/api/coach-player-relationships',
    access: ['player'],
    shows: ['connection'],
    refetchOnOpen: true,
    summary: "The player's coaches: active connections and pending requests from either side.",
    response: z.array(CoachRelationship),
  }),
  requestConnection: endpoint({
    method: 'POST',
    path: '/api/connections',
    access: ['player'],
    changes: ['connection'],
    summary: 'Ask a listed or former coach to connect. Asking a coach who has already asked accepts their request.',
    body: NewConnection,
    response: CoachRelationship,
    status: 201,
  }),
  acceptConnection: endpoint({
    method: 'POST',
    path: '/api/connections/{id}/accept',
    access: eitherSide,
    changes: ['connection'],
    summary: 'Accept a request.',
    params: one,
    response: noContent,
  }),
  endConnection: endpoint({
    method: 'POST',
    path: '/api/connections/{id}/end',
    access: eitherSide,
    changes: ['connection'],
    summary: 'End a connection, decline a request or withdraw one. Access ends at once.',
    params: one,
    response: noContent,
  }),
  addPlayer: endpoint({
    method: 'POST',
    path: '/api/coach/players',
    access: coachRoles,
    changes: ['connection'],
    summary: 'Ask a player to connect by email; an unknown address gets an invitation. The answer never reveals which.',
    body: NewPlayer,
    response: fields.messageAnswer,
    status: 202,
  }),
  listRequests: endpoint({
    method: 'GET',
    path: '/api/coach/requests',
    access: coachRoles,
    shows: ['connection'],
    refetchOnOpen: true,
    summary: 'Requests to and from the coach, latest first; at most 100 each.',
    response: z.object({ incoming: z.array(IncomingRequest), outgoing: z.array(OutgoingRequest) }),
  }),
  withdrawRequest: endpoint({
    method: 'DELETE',
    path: '/api/coach/requests/{id}',
    access: coachRoles,
    changes: ['connection'],
    summary: 'Withdraw a pending request of the coach.',
    params: one,
    response: noContent,
  }),
};
