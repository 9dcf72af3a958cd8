// How a coach and a player come together: one of them asks, the other accepts, either ends it.

import type { Permission } from './permissions.ts';

/** After how many days a request that nobody has answered lapses. */
export const requestLifeDays = 60;

/** The most characters of the words that go with a request. */
export const maxRequestLength = 500;

/** After how many days without a video a coach's list calls a player quiet. */
export const quietAfterDays = 60;

/** The narrowings of a coach's list of players. */
export const playerFilters = ['all', 'to-review', 'unverified', 'verified', 'recheck', 'quiet'] as const;
export type PlayerFilter = (typeof playerFilters)[number];

/** What a coach's list of players can be ordered by: the name, or what happened last. */
export const playerOrders = ['name', 'video', 'contact'] as const;
export type PlayerOrder = (typeof playerOrders)[number];

/** Whether someone may accept a request: the one of the two who did not ask. */
export function mayAcceptConnection(request: { requestedById: string | null }, actorId: string): Permission {
  if (request.requestedById !== null && request.requestedById !== actorId) return { allowed: true };
  return { allowed: false, reason: 'You asked for this connection: the other side accepts it.' };
}
