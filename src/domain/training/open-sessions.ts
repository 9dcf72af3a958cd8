// Sessions open to the members of a club: who may take a free place, offers, and the waiting list (docs/product.md#training).

import { msg, selectOrdinal } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import type { Permission } from '#domain/people/permissions.ts';
import { milliseconds } from '#domain/time/moments.ts';

const hour = 3_600_000;

/** How long a place is offered to one person, in hours. */
export const offerHours = 12;

/** So many hours before the start no place is kept for anyone any more. */
export const firstComeHours = 2;

/** Why someone is no longer in line, if they are notified of it: an offer ended, or the session was cancelled or closed to members. */
export const waitingEnds = ['lapsed', 'closed'] as const;
export type WaitingEnd = (typeof waitingEnds)[number];

/** The most people on a waiting list. */
export const maxWaiting = 50;

/** Whether free places go to the first who takes them: in the last hours before the start. @param sessionDate ISO 8601 */
export function isFirstCome(sessionDate: string, now: Date): boolean {
  return now.getTime() >= Date.parse(sessionDate) - firstComeHours * hour;
}

/** Until when a place that is offered now is kept, ISO 8601. */
export function offerEnds(sessionDate: string, now: Date): string {
  const latest = Date.parse(sessionDate) - firstComeHours * hour;
  return new Date(Math.min(now.getTime() + offerHours * hour, latest)).toISOString();
}

/** What decides about the places of an open session. */
export interface OpenPlaces {
  sessionDate: string;
  places: number;
  /** Places of players who have not said that they can't come. */
  taken: number;
  /** People in line, those with an offer among them. */
  waiting: number;
}

/** Places kept for the people in line; none in the last hours. */
export function keptPlaces({ sessionDate, places, taken, waiting }: OpenPlaces, now: Date): number {
  return isFirstCome(sessionDate, now) ? 0 : Math.min(waiting, Math.max(0, places - taken));
}

/** Places that anyone may take. */
export function freePlaces(session: OpenPlaces, now: Date): number {
  return Math.max(0, session.places - session.taken - keptPlaces(session, now));
}

/** How a member stands to an open session: a place is kept for them, they are in line, a place is free, or they can join the line. */
export const openStates = ['offered', 'waiting', 'free', 'full'] as const;
export type OpenState = (typeof openStates)[number];

/** A member's own place in line. */
export interface OwnPlaceInLine {
  /** ISO 8601; null without an offer. */
  offeredUntil: string | null;
}

/** @param own null for someone who is not in line */
export function openState(session: OpenPlaces, own: OwnPlaceInLine | null, now: Date): OpenState {
  if (isFirstCome(session.sessionDate, now)) {
    if (freePlaces(session, now) > 0) return 'free';
  } else if (own?.offeredUntil != null && Date.parse(own.offeredUntil) > now.getTime()) return 'offered';
  if (own !== null) return 'waiting';
  return freePlaces(session, now) > 0 ? 'free' : 'full';
}

/** Whether a member may take a place now. */
export function mayTakePlace(state: OpenState): Permission {
  if (state === 'offered' || state === 'free') return { allowed: true };
  const reason =
    state === 'full'
      ? say(msg`This place has been taken in the meantime. You can join the waiting list.`)
      : say(msg`No place is free for you yet. We’ll notify you when it’s your turn.`);
  return { allowed: false, reason };
}

/** Whether a member may join the waiting list. */
export function mayWait(state: OpenState, waiting: number): Permission {
  if (state === 'free') return { allowed: false, reason: say(msg`A place is free, so you can take it.`) };
  if (state === 'full' && waiting >= maxWaiting)
    return { allowed: false, reason: say(msg`The waiting list is full: ${{ count: maxWaiting }} people are in line.`) };
  return { allowed: true };
}

/** Whether a session can be opened to the members of its coach's club: until it begins. */
export function mayOpenSession(session: { status: string; sessionDate: string }, now: Date): Permission {
  const begins = milliseconds(session.sessionDate);
  if (session.status === 'scheduled' && begins !== null && begins > now.getTime()) return { allowed: true };
  return { allowed: false, reason: say(msg`This session has begun, so you can no longer open it to members.`) };
}

/** "1st", "2nd", "11th". */
export function ordinal(position: number): string {
  return say(msg`${selectOrdinal({ position }, { one: '#st', two: '#nd', few: '#rd', other: '#th' })}`);
}
