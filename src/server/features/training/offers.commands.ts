// The waiting list of an open session: offers of free places, and the end of the list.

import { msg } from '@lingui/core/runtime-macro';
import { v7 as newId } from 'uuid';
import { say } from '#domain/language/say.ts';
import { isFirstCome, keptPlaces, offerEnds, type WaitingEnd } from '#domain/training/open-sessions.ts';
import { isOver } from '#domain/training/schedule.ts';
import { placesTaken } from '#domain/training/session-answers.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { notifyUsers } from '#server/events/notify.ts';
import { AppError } from '#server/http/app-error.ts';
import { lockGroups, type SessionRow } from './change.queries.ts';
import {
  countLines,
  deleteOpenings,
  deleteWaiters,
  findLine,
  listOpen,
  saveOpenings,
  setOffers,
  withdrawOffers,
} from './open-sessions.queries.ts';
import { areMembersOf } from './substitutes.queries.ts';

type Jobs = Context['jobs'];

/** The ids of the sessions that rows belong to. */
export const groupsOf = (rows: readonly Pick<SessionRow, 'groupId'>[]) => [
  ...new Set(rows.map(({ groupId }) => groupId)),
];

/** Opens sessions to the members of a club. @throws AppError conflict when a player is not one */
export async function openToMembers(
  tx: Database,
  clubId: string,
  rows: readonly Pick<SessionRow, 'groupId' | 'playerId'>[],
  levels: Parameters<typeof saveOpenings>[3],
): Promise<void> {
  const playerIds = [...new Set(rows.map(({ playerId }) => playerId))];
  if (!(await areMembersOf(tx, clubId, playerIds))) {
    const message = say(msg`Only a session whose players are all members of your club can be opened to members.`);
    throw new AppError('conflict', { message });
  }
  await saveOpenings(tx, clubId, groupsOf(rows), levels);
}

/** Places of a session that are kept for people in line. @param rows of the session, locked */
export async function keptPlacesOf(tx: Database, rows: readonly SessionRow[]): Promise<number> {
  const [first] = rows;
  if (!first) return 0;
  const waiting = (await countLines(tx, [first.groupId])).get(first.groupId)?.waiting ?? 0;
  const { sessionDate, places } = first;
  return keptPlaces({ sessionDate, places, taken: placesTaken(rows), waiting }, new Date());
}

/**
 * Has the free places of open sessions offered, after a place became free, places were added or a session was moved. Other sessions are
 * left out.
 *
 * @param moved those that have another time: offers for the former one are withdrawn first
 */
export async function offerPlacesOf(
  tx: Database,
  jobs: Jobs,
  groupIds: readonly string[],
  moved: readonly string[] = [],
): Promise<void> {
  if (moved.length > 0) await withdrawOffers(tx, moved);
  for (const sessionId of await listOpen(tx, groupIds)) await jobs.enqueue(tx, 'offer-places', { sessionId });
}

/** Closes cancelled sessions to members, and offers the places that others of them have now. @param cancelled rows that were deleted */
export async function followCancelled(tx: Database, jobs: Jobs, cancelled: readonly SessionRow[]): Promise<void> {
  const groups = Map.groupBy(cancelled, ({ groupId }) => groupId);
  const open = await listOpen(tx, [...groups.keys()]);
  if (open.length === 0) return;
  const kept = new Set((await lockGroups(tx, open)).map(({ groupId }) => groupId));
  await closeToMembers(
    tx,
    jobs,
    open.filter((id) => !kept.has(id)).map((id) => groups.get(id)?.[0] as SessionRow),
  );
  await offerPlacesOf(tx, jobs, [...kept]);
}

/** Closes sessions to members and notifies the people in line. @param rows one of each session, locked */
export async function closeToMembers(tx: Database, jobs: Jobs, rows: readonly SessionRow[]): Promise<void> {
  const gone = await deleteOpenings(
    tx,
    rows.map(({ groupId }) => groupId),
  );
  const sessions = new Map(rows.map((row) => [row.groupId, row]));
  for (const { groupId, playerId } of gone)
    await notifyOfEnd(tx, jobs, sessions.get(groupId) as SessionRow, playerId, 'closed');
  await notifyUsers(tx, ['session'], [...rows.map(({ coachId }) => coachId), ...gone.map(({ playerId }) => playerId)]);
}

async function notifyOfEnd(tx: Database, jobs: Jobs, session: SessionRow, userId: string, why: WaitingEnd) {
  const { title, sessionDate, timeZone } = session;
  if (isOver(sessionDate, new Date())) return;
  await jobs.enqueue(tx, 'waiting-ended', { userId, changeId: newId(), why, title, sessionDate, timeZone });
}

/**
 * Brings the line of a session up to date: people whose offer has ended or who no longer belong to it leave it, and free places are offered
 * to the next. In the last hours everyone in line is notified of a free place. A session that has begun, or that no coach of the club leads
 * any more, is closed. Running twice changes nothing.
 */
export async function offerPlaces({ db, jobs }: Pick<Context, 'db' | 'jobs'>, groupId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await lockGroups(tx, [groupId]);
    const [first] = rows;
    const now = new Date();
    const found = await findLine(tx, groupId, first?.coachId ?? null);
    if (!found) return;
    if (!first || !found.isLed || first.status !== 'scheduled' || isOver(first.sessionDate, now)) {
      if (first) await closeToMembers(tx, jobs, [first]);
      else await deleteOpenings(tx, [groupId]);
      return;
    }
    const leaving = found.waiters.filter(({ hasLapsed, isEligible }) => hasLapsed || !isEligible);
    await deleteWaiters(
      tx,
      groupId,
      leaving.map(({ playerId }) => playerId),
    );
    for (const { playerId, isEligible } of leaving)
      if (isEligible) await notifyOfEnd(tx, jobs, first, playerId, 'lapsed');
    const waiters = found.waiters.filter((one) => !leaving.includes(one));
    const free = first.places - placesTaken(rows);
    const changed = await (isFirstCome(first.sessionDate, now)
      ? tellAll(tx, jobs, waiters, first.sessionDate, free > 0)
      : offerToNext(tx, jobs, waiters, offerEnds(first.sessionDate, now), free));
    const people = [...leaving, ...changed].map(({ playerId }) => playerId);
    if (people.length > 0)
      await notifyUsers(tx, ['session'], [first.coachId, ...found.waiters.map((one) => one.playerId)]);
  });
}

type Line = NonNullable<Awaited<ReturnType<typeof findLine>>>['waiters'];

/** As many offers as places are free: the first in line who have none, or the last ones lose theirs. */
async function offerToNext(tx: Database, jobs: Jobs, waiters: Line, until: string, free: number): Promise<Line> {
  const offered = waiters.filter(({ offeredUntil }) => offeredUntil !== null);
  const withdrawn = offered.slice(Math.max(0, free));
  const next = waiters.filter((one) => !offered.includes(one)).slice(0, Math.max(0, free - offered.length));
  await setOffers(tx, idsOf(withdrawn), null);
  await offer(tx, jobs, next, until);
  return [...withdrawn, ...next];
}

/** Notifies everyone in line once of a free place; when it is taken, all wait for the next one. */
async function tellAll(tx: Database, jobs: Jobs, waiters: Line, start: string, isFree: boolean): Promise<Line> {
  const changed = waiters.filter(({ offeredUntil }) => (offeredUntil !== null) !== isFree);
  if (isFree) await offer(tx, jobs, changed, start);
  else await setOffers(tx, idsOf(changed), null);
  return changed;
}

async function offer(tx: Database, jobs: Jobs, waiters: Line, offeredUntil: string): Promise<void> {
  await setOffers(tx, idsOf(waiters), offeredUntil);
  for (const { id: waiterId, playerId: userId } of waiters)
    await jobs.enqueue(tx, 'place-offered', { userId, waiterId, offeredUntil });
}

const idsOf = (waiters: Line) => waiters.map(({ id }) => id);
