// The places of a session: how many there are, and how many are free.

import { msg, plural } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import type { Permission } from '#domain/people/permissions.ts';

/** The most places in a session, and so the most players in one booking (docs/product.md#training). */
export const maxPlaces = 16;

/** The range of the number of places. */
export const placesRange = { min: 1, max: maxPlaces } as const;

/** Whether more players fit into the free places of a session. @param kept places kept for the waiting list, which are not free */
export function mayTakePlaces(free: number, players: number, kept = 0): Permission {
  if (players <= free) return { allowed: true };
  if (free <= 0 && kept > 0)
    return {
      allowed: false,
      reason: say(msg`The free places are offered to the waiting list. Give the session more places first.`),
    };
  if (free <= 0) return { allowed: false, reason: say(msg`Every place is taken. Give the session more places first.`) };
  return {
    allowed: false,
    reason: say(msg`${plural({ free }, { one: 'Only # place is free.', other: 'Only # places are free.' })}`),
  };
}

/** Whether a session with some players may have this number of places. @param offered places offered to the waiting list */
export function mayHavePlaces(places: number, players: number, offered = 0): Permission {
  if (!Number.isInteger(places) || places < placesRange.min || places > placesRange.max)
    return {
      allowed: false,
      reason: say(msg`A session can have ${{ min: placesRange.min }} to ${{ max: placesRange.max }} places.`),
    };
  if (places >= players + offered) return { allowed: true };
  if (offered > 0) {
    const taken = players + offered;
    return {
      allowed: false,
      reason: say(
        msg`${{ taken }} places are taken or offered to the waiting list, so please enter at least ${{ taken }}.`,
      ),
    };
  }
  return {
    allowed: false,
    reason: say(msg`There are ${{ players }} players, so please enter at least ${{ players }} places.`),
  };
}
