// Moving, editing and cancelling booked sessions, alone or with others of their series.

import { msg } from '@lingui/core/runtime-macro';
import { v7 as newId } from 'uuid';
import type { SessionChange, sessionScopes } from '#contract/training/coach-sessions.ts';
import { say } from '#domain/language/say.ts';
import { milliseconds } from '#domain/time/moments.ts';
import { isOver, mayMoveTo, movedMoments, toCome } from '#domain/training/schedule.ts';
import { placesTaken } from '#domain/training/session-answers.ts';
import { mayChangeSession } from '#domain/training/training.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { notifyUsers } from '#server/events/notify.ts';
import type { Author } from '#server/features/administration/audit/audit.commands.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import { requirePermission } from '#server/http/guards/require-permission.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { auditSessionChange } from './administrator-audit.ts';
import { refuseDate, requireDate, requirePlaces } from './booking.commands.ts';
import { listBookable, lockPeople } from './booking.queries.ts';
import {
  changeRows,
  countChange,
  deleteRows,
  listPeopleOf,
  lockGroups,
  lockSession,
  lockUpcomingOf,
  lockUpcomingOfPlayers,
  type SessionRow,
} from './change.queries.ts';
import { findConflicts, refuseConflicts } from './conflicts.presenters.ts';
import { followCancelled, offerPlacesOf } from './offers.commands.ts';
import { countLines } from './open-sessions.queries.ts';
import { listLedForClub } from './substitutes.queries.ts';

/** The same for every invisible session. */
export const sessionGone = () => say(msg`This session no longer exists. It may have been cancelled.`);

type Work = Pick<Context, 'db' | 'jobs'>;
type Scope = (typeof sessionScopes)[number];

/**
 * Changes a scheduled session, or also others of its series, which move by the same number of days to the new time. Players
 * are notified unless only objectives and notes changed.
 *
 * @throws AppError not_found; conflict when it is completed or was changed in the meantime; session_conflict; invalid_input
 */
export async function changeSession(
  { db, jobs }: Work,
  actor: Actor,
  groupId: string,
  change: SessionChange,
  by: Author | null = null,
): Promise<void> {
  await db.transaction(async (tx) => {
    // With people locked, bookings of the same time wait; before the sessions, like everyone.
    if (!change.despiteConflicts) await lockPeople(tx, await listPeopleOf(tx, groupId, change.scope));
    const { first, rows } = orNotFound(await lockSession(tx, actor, groupId, change.scope), sessionGone());
    requirePermission(mayChangeSession(first));
    if (first.revision !== change.revision) throw new AppError('conflict');
    const groups = [...Map.groupBy(rows, (row) => row.groupId).values()];
    const chosen = groups.findIndex(([row]) => row?.groupId === groupId);
    const moments = newMoments(groups, change, chosen);
    const isMoved = groups.map(([row], index) => !isSameMoment(row?.sessionDate, moments[index]));
    if (isMoved[chosen]) requireDate(mayMoveTo(moments[chosen] as string, first.sessionDate, new Date()));
    // The chosen one may stay in the future while an earlier one would not.
    if (groups.some(([row], index) => isMovedIntoPast(row as SessionRow, moments[index] as string)))
      refuseDate(toCome());
    const places = groups.map(([row]) => change.places ?? (row as SessionRow).places);
    await requireEnoughPlaces(tx, groups, isMoved, places);
    const isOtherZone = change.timeZone !== first.timeZone;
    const isLonger = groups.some(([row]) => change.duration > (row as SessionRow).duration);
    if (!change.despiteConflicts && (isLonger || isMoved.includes(true)))
      await refuseNewConflicts(tx, actor, groups, moments, change);
    const { title, duration, place, objectives, notes, timeZone } = change;
    for (const [index, group] of groups.entries()) {
      const sessionDate = moments[index] as string;
      const moved = isMoved[index] === true;
      const columns = {
        title,
        duration,
        places: places[index] as number,
        place,
        objectives,
        notes,
        ...(moved && { sessionDate }),
        ...((moved || isOtherZone) && { timeZone }),
      };
      const ids = group.map(({ id }) => id);
      await changeRows(tx, ids, columns, moved);
    }
    const moved = groups.filter((_, index) => isMoved[index]).map(idOf);
    const withOtherPlaces = groups.filter(([row], index) => row?.places !== places[index]).map(idOf);
    await offerPlacesOf(tx, jobs, [...new Set([...moved, ...withOtherPlaces])], moved);
    await auditSessionChange(tx, { actor, by }, 'changed', rows);
    await notifyUsers(tx, ['session'], peopleOf(rows));
    const isNews = (row: SessionRow) =>
      moved.includes(row.groupId) || title !== row.title || duration !== row.duration || place !== row.place;
    // Corrections to past sessions are not notified.
    const dates = [...moments, ...rows.map(({ sessionDate }) => sessionDate)];
    if (dates.every((date) => isOver(date, new Date()))) return;
    for (const [userId, own] of Map.groupBy(rows, (row) => row.playerId)) {
      if (!own.some(isNews)) continue;
      const [{ id: sessionId, sessionDate }] = own as [SessionRow];
      const was = isMoved.includes(true) ? sessionDate : null;
      await jobs.enqueue(tx, 'session-changed', { userId, sessionId, changeId: newId(), was, sessions: own.length });
    }
  });
}

const idOf = ([row]: readonly SessionRow[]) => (row as SessionRow).groupId;

/** @throws AppError invalid_input on the field; offers of a session that moves are withdrawn, and take no place */
async function requireEnoughPlaces(
  tx: Database,
  groups: readonly SessionRow[][],
  isMoved: readonly boolean[],
  places: readonly number[],
): Promise<void> {
  const lines = await countLines(tx, groups.map(idOf));
  for (const [index, group] of groups.entries())
    requirePlaces(
      places[index] as number,
      placesTaken(group),
      isMoved[index] ? 0 : (lines.get(idOf(group))?.offered ?? 0),
    );
}

function isMovedIntoPast({ sessionDate }: SessionRow, moment: string): boolean {
  return !isOver(sessionDate, new Date()) && isOver(moment, new Date());
}

/** Compares moments, so that `18:00:00Z` equals `18:00:00.000Z`. */
function isSameMoment(one: string | undefined, other: string | undefined): boolean {
  return milliseconds(one) === milliseconds(other);
}

function newMoments(
  groups: readonly SessionRow[][],
  { date, time, timeZone }: SessionChange,
  chosen: number,
): string[] {
  const sessions = groups.map(([row]) => row as SessionRow);
  const moments = movedMoments(sessions, { date, time, zone: timeZone }, chosen);
  if (moments === null) throw new AppError('invalid_input', { fields: { date: say(msg`Please enter a valid date.`) } });
  return moments;
}

async function refuseNewConflicts(
  tx: Database,
  actor: Actor,
  groups: readonly SessionRow[][],
  moments: readonly string[],
  { duration, timeZone }: SessionChange,
): Promise<void> {
  const rows = groups.flat();
  const coachId = rows[0]?.coachId ?? null;
  const playerIds = [...new Set(rows.map((row) => row.playerId))];
  const players = await listBookable(tx, actor, playerIds);
  const planned = groups.map((group, index) => ({
    id: (group[0] as SessionRow).groupId,
    coachId,
    playerIds: group.map((row) => row.playerId),
    sessionDate: moments[index] as string,
    duration,
  }));
  const names = new Map(players.map(({ id, name }) => [id, name]));
  refuseConflicts(await findConflicts(tx, planned, names, timeZone, actor));
}

/**
 * Cancels a scheduled session, or also others of its series, and notifies the players.
 *
 * @throws AppError not_found; conflict when it is completed
 */
export async function cancelSession(
  { db, jobs }: Work,
  actor: Actor,
  groupId: string,
  scope: Scope,
  by: Author | null = null,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { first, rows } = orNotFound(await lockSession(tx, actor, groupId, scope), sessionGone());
    requirePermission(mayChangeSession(first));
    await auditSessionChange(tx, { actor, by }, 'cancelled', rows);
    await cancelRows(tx, jobs, rows);
  });
}

/**
 * Cancels the future sessions of a coach and a player whose connection ends, and notifies the player.
 *
 * @param playerId if left out, all of the coach's sessions, because they no longer coach
 */
export async function cancelSessionsBetween(
  tx: Database,
  jobs: Context['jobs'],
  coachId: string,
  playerId?: string,
): Promise<void> {
  const rows = await lockUpcomingOf(tx, coachId, playerId);
  const gone = rows.filter((row) => playerId === undefined || row.playerId === playerId);
  await cancelRows(tx, jobs, gone);
}

/** The same for pairs of a coach and a player, in a fixed number of statements. */
export async function cancelSessionsOfPairs(
  tx: Database,
  jobs: Context['jobs'],
  pairs: readonly { coachId: string; playerId: string }[],
): Promise<void> {
  if (pairs.length === 0) return;
  const ended = new Set(pairs.map(({ coachId, playerId }) => `${coachId} ${playerId}`));
  const rows = await lockUpcomingOfPlayers(
    tx,
    pairs.map(({ coachId }) => coachId),
    pairs.map(({ playerId }) => playerId),
  );
  await cancelRows(
    tx,
    jobs,
    rows.filter(({ coachId, playerId }) => ended.has(`${coachId} ${playerId}`)),
  );
}

/**
 * Cancels sessions to come that coaches lead for a club alone, when one of them or a player leaves it; with a connection of their own they
 * stay. Notifies the players.
 *
 * @param personIds who leaves; null when the club itself ends
 */
export async function cancelSessionsLedForClub(
  tx: Database,
  jobs: Context['jobs'],
  clubId: string,
  personIds: readonly string[] | null,
): Promise<void> {
  const led = await listLedForClub(tx, clubId, personIds);
  if (led.length === 0) return;
  const rows = await lockGroups(
    tx,
    led.map(({ groupId }) => groupId),
  );
  // Again: a place that was taken while this waited for the lock is led for the club alone, too.
  const ids = new Set((await listLedForClub(tx, clubId, personIds)).map(({ id }) => id));
  await cancelRows(
    tx,
    jobs,
    rows.filter(({ id }) => ids.has(id)),
  );
}

async function cancelRows(tx: Database, jobs: Context['jobs'], rows: readonly SessionRow[]): Promise<void> {
  if (rows.length === 0) return;
  // Each player is notified of each coach's sessions, the next one by name.
  const changes = [...Map.groupBy(rows, ({ coachId, playerId }) => `${coachId} ${playerId}`).values()].map((own) => ({
    own,
    changeId: newId(),
  }));
  await deleteRows(
    tx,
    changes.flatMap(({ own, changeId }) => own.map((row) => ({ ...row, changeId }))),
  );
  await jobs.enqueueAll(
    tx,
    'session-cancelled',
    changes.flatMap(({ own, changeId }) => {
      // Past sessions are not notified.
      const missed = own.filter(({ sessionDate }) => Date.parse(sessionDate) > Date.now());
      const [next] = missed;
      if (!next) return [];
      const { playerId: userId, coachId, title, sessionDate, timeZone } = next;
      return [{ userId, changeId, coachId, title, sessionDate, timeZone, sessions: missed.length }];
    }),
  );
  await countChange(
    tx,
    rows.map(({ groupId }) => groupId),
  );
  await followCancelled(tx, jobs, rows);
  await notifyUsers(tx, ['session'], peopleOf(rows));
}

/** The coach and the players of sessions. */
function peopleOf(rows: readonly SessionRow[]): (string | null)[] {
  return rows.flatMap(({ coachId, playerId }) => [coachId, playerId]);
}
