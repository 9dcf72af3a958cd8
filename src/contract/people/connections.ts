// Connections between coaches and players: who asks whom, who accepts, and that either side ends it.

import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { NamedPerson, PlayerCard } from '#contract/people.ts';
import { maxRequestLength } from '#domain/people/connections.ts';
import { isCountryCode } from '#domain/people/countries.ts';
import { coachRoles, roles } from '#domain/people/roles.ts';

/** A coach as players know one: never with an address. */
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
    /** Since when it is active; null before. */
    startedAt: fields.instant.nullable(),
  })
  .meta({ id: 'CoachRelationship' });
export type CoachRelationship = z.output<typeof CoachRelationship>;

const message = fields.optionalText(maxRequestLength);

/** A player's request to a coach. */
export const NewConnection = z.object({ coachId: fields.chosen('coach'), message }).meta({ id: 'NewConnection' });

const chooseCountry = 'Please choose a country.';

/** Someone whom a coach wants among their players. Name and country are those of the account, should one have to be made. */
export const NewPlayer = z
  .object({
    email: fields.email,
    firstName: fields.personName('Please enter a first name.'),
    lastName: fields.personName('Please enter a last name.'),
    country: z.string({ error: chooseCountry }).refine(isCountryCode, { error: chooseCountry }),
    message,
  })
  .meta({ id: 'NewPlayer' });
export type NewPlayer = z.output<typeof NewPlayer>;

/** A player who asks a coach. */
export const IncomingRequest = z
  .object({ id: fields.id, player: PlayerCard, message: z.string().nullable(), requestedAt: fields.instant })
  .meta({ id: 'IncomingRequest' });
export type IncomingRequest = z.output<typeof IncomingRequest>;

/** Whom a coach has asked and who has not accepted yet: as the coach typed it, whether or not the address has an account. */
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
    isReadAnew: true,
    summary: "The player's coaches: active connections, and requests of either side that wait.",
    response: z.array(CoachRelationship),
  }),
  requestConnection: endpoint({
    method: 'POST',
    path: '/api/connections',
    access: ['player'],
    changes: ['connection'],
    summary:
      'Ask a coach who is listed, or was a coach of the player before. Asking a coach who has asked is accepting.',
    body: NewConnection,
    response: CoachRelationship,
    status: 201,
  }),
  acceptConnection: endpoint({
    method: 'POST',
    path: '/api/connections/{id}/accept',
    access: eitherSide,
    changes: ['connection'],
    summary: 'Accept what the other side has asked.',
    params: one,
    response: noContent,
  }),
  endConnection: endpoint({
    method: 'POST',
    path: '/api/connections/{id}/end',
    access: eitherSide,
    changes: ['connection'],
    summary: 'End a connection, decline a request or withdraw an own one. Access ends at once.',
    params: one,
    response: noContent,
  }),
  addPlayer: endpoint({
    method: 'POST',
    path: '/api/coach/players',
    access: coachRoles,
    changes: ['connection'],
    summary: 'Ask a player, by e-mail; an unknown address gets an invitation. The answer never tells which.',
    body: NewPlayer,
    response: fields.messageAnswer,
    status: 202,
  }),
  listRequests: endpoint({
    method: 'GET',
    path: '/api/coach/requests',
    access: coachRoles,
    shows: ['connection'],
    isReadAnew: true,
    summary: 'Players who ask the coach, and whom the coach has asked; at most 100 each, the latest first.',
    response: z.object({ incoming: z.array(IncomingRequest), outgoing: z.array(OutgoingRequest) }),
  }),
  withdrawRequest: endpoint({
    method: 'DELETE',
    path: '/api/coach/requests/{id}',
    access: coachRoles,
    changes: ['connection'],
    summary: 'Withdraw what the coach has asked of someone who has not accepted yet.',
    params: one,
    response: noContent,
  }),
};
