// The places of a session: how many there are, and how many are free.

import type { Permission } from '#domain/people/permissions.ts';

/** The most places in a session, and so the most players in one booking (docs/product.md#training). */
export const maxPlaces = 16;

/** The range of the number of places. */
export const placesRange = { min: 1, max: maxPlaces } as const;

/** Whether more players fit into the free places of a session. */
export function mayTakePlaces(free: number, players: number): Permission {
  if (players <= free) return { allowed: true };
  if (free <= 0) return { allowed: false, reason: 'Every place is taken. Give the session more places first.' };
  return { allowed: false, reason: `Only ${free} ${free === 1 ? 'place is' : 'places are'} free.` };
}

/** Whether a session with some players may have this number of places. */
export function mayHavePlaces(places: number, players: number): Permission {
  if (!Number.isInteger(places) || places < placesRange.min || places > placesRange.max)
    return { allowed: false, reason: `A session can have ${placesRange.min} to ${placesRange.max} places.` };
  if (places >= players) return { allowed: true };
  return { allowed: false, reason: `There are ${players} players, so please enter at least ${players} places.` };
}
