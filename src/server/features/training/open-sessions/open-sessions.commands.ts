// Opening sessions to the members of a club, taking a place, and joining or leaving the waiting list.

import { msg } from '@lingui/core/runtime-macro';
import { v7 as newId } from 'uuid';
import type { z } from 'zod';
import type { SessionOpening } from '#contract/training/session-opening.ts';
import { say } from '#domain/language/say.ts';
import { mayOpenSession, mayTakePlace, mayWait, openState } from '#domain/training/open-sessions.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { notifyUsers } from '#server/events/notify.ts';
import { insertRows, lockPeople } from '#server/features/training/booking.queries.ts';
import { sessionGone } from '#server/features/training/change.commands.ts';
import {
  countChange,
  lockGroups,
  lockSession,
  type Scope,
  type SessionRow,
} from '#server/features/training/change.queries.ts';
import { findConflicts } from '#server/features/training/conflicts.presenters.ts';
import { closeToMembers, groupsOf, offerPlacesOf, openToMembers } from '#server/features/training/offers.commands.ts';
import {
  deleteWaiters,
  insertWaiter,
  listOpenTo,
  type SessionOpenTo,
} from '#server/features/training/open-sessions.queries.ts';
import { entryLike } from '#server/features/training/places.commands.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import { requirePermission } from '#server/http/guards/require-permission.ts';
import { answerLimit, consumeRateLimit } from '#server/http/sessions/rate-limits.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { clubOf } from '#server/policy/membership.ts';

type Work = Pick<Context, 'db' | 'jobs'>;
type Opening = z.output<typeof SessionOpening>;

/**
 * Opens a session, or also others of its series, to the members of the coach's club (docs/product.md#training). Opening again changes the
 * levels.
 *
 * @throws AppError not_found; conflict when it has begun or has a player who is not a member of the club
 */
export async function openSession(
  { db, jobs }: Work,
  coach: Actor,
  groupId: string,
  { levels, scope }: Opening & { scope: Scope },
): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await lockOpenable(tx, coach, groupId, scope);
    for (const row of rows) requirePermission(mayOpenSession(row, new Date()));
    await openToMembers(tx, clubOf(coach), rows, levels);
    await offerPlacesOf(tx, jobs, groupsOf(rows));
    await notifyUsers(tx, ['session'], [coach.id]);
  });
}

/** Closes a session, or also others of its series, to members; the people in line are notified. @throws AppError not_found */
export async function closeSession({ db, jobs }: Work, coach: Actor, groupId: string, scope: Scope): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await lockOpenable(tx, coach, groupId, scope);
    const sessions = new Map(rows.map((row) => [row.groupId, row]));
    await closeToMembers(tx, jobs, [...sessions.values()]);
  });
}

async function lockOpenable(tx: Database, coach: Actor, groupId: string, scope: Scope): Promise<SessionRow[]> {
  return orNotFound(await lockSession(tx, coach, groupId, scope), sessionGone()).rows;
}

/**
 * Takes a place of an open session, and notifies its coach, who sees of the player what a substitute sees. Two at once never share a place,
 * since both lock the session's rows.
 *
 * @throws AppError not_found for anyone to whom it is not open; conflict when no place is theirs to take; session_conflict
 */
export async function takePlace(
  { db, jobs, config }: Pick<Context, 'db' | 'jobs' | 'config'>,
  player: Actor,
  groupId: string,
  { despiteConflicts }: { despiteConflicts: boolean },
): Promise<void> {
  await consumeRateLimit(db, config, answerLimit, player.id);
  await db.transaction(async (tx) => {
    const { session, rows } = await lockOpen(tx, player, groupId);
    requirePermission(mayTakePlace(stateFor(session, player.id)));
    const { clubId, sessionDate, duration } = session;
    const planned = { id: groupId, coachId: null, playerIds: [player.id], sessionDate, duration };
    const [moment] = await findConflicts(tx, [planned], new Map(), session.timeZone, player);
    if (!despiteConflicts && moment && moment.conflicts.length > 0)
      throw new AppError('session_conflict', { message: say(msg`You have another session at that time.`) });
    const first = rows[0] as SessionRow;
    const id = newId();
    const answered = { answer: 'coming' as const, answeredAt: new Date().toISOString() };
    await insertRows(tx, [{ ...entryLike(first), ...answered, id, playerId: player.id, ledForClubId: clubId }]);
    await deleteWaiters(tx, groupId, [player.id]);
    await countChange(tx, [groupId]);
    await offerPlacesOf(tx, jobs, [groupId]);
    if (first.coachId !== null) await jobs.enqueue(tx, 'place-taken', { userId: first.coachId, sessionId: id });
    await notifyConcerned(tx, session, rows, player);
  });
}

/** Puts a member at the end of the line of a full session. @throws AppError not_found; conflict when a place is free or the list is full */
export async function joinWaitingList(
  { db, config }: Pick<Context, 'db' | 'config'>,
  player: Actor,
  groupId: string,
): Promise<void> {
  await consumeRateLimit(db, config, answerLimit, player.id);
  await db.transaction(async (tx) => {
    const { session, rows } = await lockOpen(tx, player, groupId);
    requirePermission(mayWait(stateFor(session, player.id), session.line.length));
    await insertWaiter(tx, groupId, player.id);
    await notifyUsers(tx, ['session'], [rows[0]?.coachId ?? null, player.id]);
  });
}

/** Takes a member out of the line; a place offered to them goes to the next. @throws AppError not_found for someone who is not in it */
export async function leaveWaitingList({ db, jobs }: Work, player: Actor, groupId: string): Promise<void> {
  await db.transaction(async (tx) => {
    // The session before its line, like everyone.
    const rows = await lockGroups(tx, [groupId]);
    if ((await deleteWaiters(tx, groupId, [player.id])) === 0)
      throw new AppError('not_found', { message: sessionGone() });
    const [session] = await listOpenTo(tx, player.id, groupId);
    await offerPlacesOf(tx, jobs, [groupId]);
    if (session) await notifyConcerned(tx, session, rows, player);
  });
}

/**
 * An open session of a member, with the member, its coach and its rows locked: who leaves the club at once takes all they have in it along.
 *
 * @throws AppError not_found, before anything is locked
 */
async function lockOpen(tx: Database, player: Actor, groupId: string) {
  const [open] = await listOpenTo(tx, player.id, groupId);
  await lockPeople(tx, [player.id, orNotFound(open, sessionGone()).coachId]);
  const rows = await lockGroups(tx, [groupId]);
  const [session] = await listOpenTo(tx, player.id, groupId);
  return { session: orNotFound(session, sessionGone()), rows };
}

/** How a member stands to an open session now. */
export function stateFor({ line, ...session }: SessionOpenTo, playerId: string) {
  const own = line.find(({ id }) => id === playerId) ?? null;
  return openState({ ...session, waiting: line.length }, own, new Date());
}

/** The coach, the players and the people in line. */
async function notifyConcerned(tx: Database, { line }: SessionOpenTo, rows: readonly SessionRow[], player: Actor) {
  const people = rows.flatMap(({ coachId, playerId }) => [coachId, playerId]);
  await notifyUsers(tx, ['session'], [...people, ...line.map(({ id }) => id), player.id]);
}
