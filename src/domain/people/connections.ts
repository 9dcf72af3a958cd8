// Connections between coaches and players: one asks, the other accepts, either can end it.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import type { Permission } from './permissions.ts';

/** Days after which an unanswered request lapses. */
export const requestLifeDays = 60;

/** Maximum length of a request's message. */
export const maxRequestLength = 500;

/** Days without a video after which a player counts as quiet. */
export const quietAfterDays = 60;

/** Filters for a coach's list of players. */
export const playerFilters = ['all', 'to-review', 'unverified', 'verified', 'recheck', 'quiet'] as const;
export type PlayerFilter = (typeof playerFilters)[number];

/** Sort orders for a coach's list of players. */
export const playerOrders = ['name', 'video', 'contact'] as const;
export type PlayerOrder = (typeof playerOrders)[number];

/** Whether a person may accept a request: only the one who did not send it. */
export function mayAcceptConnection(request: { requestedById: string | null }, actorId: string): Permission {
  if (request.requestedById !== null && request.requestedById !== actorId) return { allowed: true };
  return { allowed: false, reason: say(msg`You sent this request, so the other person has to accept it.`) };
}
