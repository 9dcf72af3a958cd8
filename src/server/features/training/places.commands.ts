// Filling free places of a booked session.

import { msg } from '@lingui/core/runtime-macro';
import { v7 as newId } from 'uuid';
import type { AddedPlayers } from '#contract/training/coach-sessions.ts';
import { say } from '#domain/language/say.ts';
import { isOver } from '#domain/training/schedule.ts';
import { placesTaken } from '#domain/training/session-answers.ts';
import { mayTakePlaces } from '#domain/training/session-places.ts';
import { mayChangeSession } from '#domain/training/training.ts';
import type { Context } from '#server/context.ts';
import { notifyUsers } from '#server/events/notify.ts';
import { invalidField, orNotFound } from '#server/http/app-error.ts';
import { requirePermission } from '#server/http/guards/require-permission.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { lockConnections } from '#server/policy/connections.queries.ts';
import { requireBookable } from './booking.commands.ts';
import { insertRows, lockPeople } from './booking.queries.ts';
import { sessionGone } from './change.commands.ts';
import { countChange, lockSession, type SessionRow } from './change.queries.ts';
import { findConflicts, refuseConflicts } from './conflicts.presenters.ts';
import { keptPlacesOf } from './offers.commands.ts';
import { deleteWaiters } from './open-sessions.queries.ts';

/**
 * Gives free places of one session to more of the coach's players, all or none, and notifies them. Two at once never share a place, since
 * both lock the session's rows.
 *
 * @throws AppError not_found; conflict when it is completed, or has too few free places; invalid_input for someone who cannot be booked or
 *   is in it; session_conflict
 */
export async function addPlayers(
  { db, jobs }: Pick<Context, 'db' | 'jobs'>,
  coach: Actor,
  groupId: string,
  { playerIds, despiteConflicts }: AddedPlayers,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPeople(tx, [coach.id, ...playerIds]);
    await lockConnections(tx, coach.id, playerIds);
    const { first, own, rows } = orNotFound(await lockSession(tx, coach, groupId), sessionGone());
    requirePermission(mayChangeSession(first));
    refuseWhoIsIn(own, playerIds);
    const kept = await keptPlacesOf(tx, rows);
    requirePermission(mayTakePlaces(first.places - placesTaken(rows) - kept, playerIds.length, kept));
    const names = await requireBookable(tx, coach, playerIds);
    const { sessionDate, duration, timeZone } = first;
    // Only the new players': the coach's own was decided at the booking.
    const planned = { id: groupId, coachId: null, playerIds, sessionDate, duration };
    if (!despiteConflicts) refuseConflicts(await findConflicts(tx, [planned], names, timeZone, coach));
    const added = playerIds.map((playerId) => ({ ...entryLike(first), id: newId(), playerId }));
    await insertRows(tx, added);
    await deleteWaiters(tx, groupId, playerIds);
    await countChange(tx, [groupId]);
    if (!isOver(sessionDate, new Date()))
      for (const { id: sessionId, playerId: userId } of added)
        await jobs.enqueue(tx, 'session-booked', { userId, sessionId });
    await notifyUsers(tx, ['session'], [coach.id, ...rows.map(({ playerId }) => playerId), ...playerIds]);
  });
}

function refuseWhoIsIn(rows: readonly SessionRow[], playerIds: readonly string[]): void {
  if (!rows.some(({ playerId }) => playerIds.includes(playerId))) return;
  throw invalidField('playerIds', say(msg`A player can be in a session only once.`));
}

/** What all rows of a session have in common, for another player's. */
export function entryLike(row: SessionRow) {
  const {
    coachId,
    ledForClubId,
    groupId,
    seriesId,
    title,
    sessionDate,
    timeZone,
    duration,
    places,
    place,
    objectives,
    notes,
  } = row;
  const { revision, changedAt } = row;
  return {
    coachId,
    ledForClubId,
    groupId,
    seriesId,
    title,
    sessionDate,
    timeZone,
    duration,
    places,
    place,
    objectives,
    notes,
    revision,
    changedAt,
  };
}
