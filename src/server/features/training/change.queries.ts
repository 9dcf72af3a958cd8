// SQL of changes to booked sessions. Permissions are checked by the callers; all rows of a group change together.

import { and, asc, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import type { sessionScopes } from '#contract/training/coach-sessions.ts';
import type { Database } from '#server/db/database.ts';
import { cancelledSessions, trainingSessions } from '#server/db/schema/index.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { remindedAtFor } from './booking.queries.ts';
import { isStillAnnounced } from './calendar.queries.ts';
import { isOwnSession } from './coach-sessions.queries.ts';

/**
 * A session, locked until the transaction ends, with the rows that a change of it reaches; null if the actor sees no row of it. Reached
 * are, in order of time, those of all its players, also of someone who is leaving Pala and may come back; and of its scheduled series, for
 * `following` those of later dates, for `all` of those to come. Dates that another coach leads are left out.
 *
 * @param isOwn which rows the actor may change, if not those they see
 * @returns `own`: the rows of this date that the actor sees, at least one
 */
export async function lockSession(
  tx: Database,
  actor: Actor,
  groupId: string,
  scope: Scope = 'one',
  isOwn = isOwnSession(actor),
): Promise<LockedSession | null> {
  const isThis = eq(trainingSessions.groupId, groupId);
  const listOwn = () => tx.select({ id: trainingSessions.id }).from(trainingSessions).where(and(isThis, isOwn));
  if ((await listOwn()).length === 0) return null;
  const locked = await lockInOrder(tx, isWithin(tx, groupId, scope));
  // Whose a row is may have changed while this waited for the lock.
  const ownIds = new Set((await listOwn()).map(({ id }) => id));
  const own = locked.filter(({ id }) => ownIds.has(id));
  const [first] = own;
  if (!first) return null;
  return { first, own, rows: locked.filter((row) => row.groupId === groupId || isReached(row, first, scope)) };
}

/** Whether a row is of a session or, for several dates, of its series, of which a change may reach it. */
function isWithin(tx: Database, groupId: string, scope: Scope): SQL | undefined {
  const isThis = eq(trainingSessions.groupId, groupId);
  if (scope === 'one') return isThis;
  const ofSeries = tx.select({ id: trainingSessions.seriesId }).from(trainingSessions).where(isThis);
  return or(isThis, inArray(trainingSessions.seriesId, ofSeries));
}

/** Coaches and players of what a change may reach; not locked. */
export async function listPeopleOf(tx: Database, groupId: string, scope: Scope): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ coachId: trainingSessions.coachId, playerId: trainingSessions.playerId })
    .from(trainingSessions)
    .where(isWithin(tx, groupId, scope));
  return [...new Set(rows.flatMap(({ coachId, playerId }) => (coachId === null ? [playerId] : [coachId, playerId])))];
}

interface LockedSession {
  first: SessionRow;
  own: SessionRow[];
  rows: SessionRow[];
}

function isReached(row: SessionRow, from: SessionRow, scope: Scope): boolean {
  if (scope === 'one' || row.status !== 'scheduled' || row.coachId !== from.coachId) return false;
  const date = Date.parse(row.sessionDate);
  return scope === 'all' ? date > Date.now() : date >= Date.parse(from.sessionDate);
}

/**
 * Rows, locked in one order by everyone who changes sessions, to avoid deadlocks: people first (a person who leaves a club is locked before
 * what is cancelled), then their connections, sessions in order of time, and people in line. Read twice: rows that were added or changed
 * while this waited for the lock are not among those it locked.
 */
async function lockInOrder(tx: Database, where: SQL | undefined): Promise<SessionRow[]> {
  await inOrderOfTime(tx, where);
  return inOrderOfTime(tx, where);
}

function inOrderOfTime(tx: Database, where: SQL | undefined) {
  return tx
    .select()
    .from(trainingSessions)
    .where(where)
    .orderBy(asc(trainingSessions.sessionDate), asc(trainingSessions.groupId), asc(trainingSessions.id))
    .for('update');
}

export type Scope = (typeof sessionScopes)[number];

export type SessionRow = typeof trainingSessions.$inferSelect;

type Changed = Partial<
  Pick<SessionRow, 'title' | 'duration' | 'places' | 'place' | 'objectives' | 'notes' | 'timeZone' | 'sessionDate'>
>;

/** How calendars recognise a change (RFC 5545: SEQUENCE, LAST-MODIFIED). */
const oneMoreChange = { revision: sql`${trainingSessions.revision} + 1`, changedAt: sql`now()` };

/** Another time is another question, and nobody has come to it yet. */
const unanswered = { answer: null, answerReason: null, answeredAt: null, attended: null };

/**
 * Changes rows and counts the change. Moved sessions get a new reminder unless they are within 24 hours, and are to be answered again.
 */
export async function changeRows(
  tx: Database,
  ids: readonly string[],
  change: Changed,
  isMoved: boolean,
): Promise<void> {
  await tx
    .update(trainingSessions)
    .set({
      ...change,
      ...oneMoreChange,
      ...(isMoved && change.sessionDate && { ...unanswered, remindedAt: remindedAtFor(change.sessionDate) }),
    })
    .where(inArray(trainingSessions.id, [...ids]));
}

/**
 * Deletes rows and keeps what calendars need to remove them.
 *
 * @param rows each with the change under which its player is notified of all of theirs
 */
export async function deleteRows(tx: Database, rows: readonly (SessionRow & { changeId: string })[]): Promise<void> {
  await tx.insert(cancelledSessions).values(
    rows.map(({ id, playerId, coachId, groupId, seriesId, changeId, title, sessionDate, duration, revision }) => ({
      id,
      playerId,
      coachId,
      groupId,
      seriesId,
      changeId,
      title,
      sessionDate,
      duration,
      revision: revision + 1,
    })),
  );
  const ids = rows.map(({ id }) => id);
  await tx.delete(trainingSessions).where(inArray(trainingSessions.id, ids));
}

/** Counts a change for the remaining players of sessions. */
export async function countChange(tx: Database, groupIds: readonly string[]): Promise<void> {
  await tx
    .update(trainingSessions)
    .set(oneMoreChange)
    .where(inArray(trainingSessions.groupId, [...groupIds]));
}

/** Deletes cancelled sessions that feeds no longer include. */
export async function forgetCancelledSessions(db: Database): Promise<void> {
  await db.delete(cancelledSessions).where(not(isStillAnnounced));
}

/** Marks rows as completed. */
export async function completeRows(
  tx: Database,
  ids: readonly string[],
  outcome: { coachCompletionNotes: string | null; notes: string | null; nextSessionDate: string | null },
): Promise<void> {
  const { notes, ...columns } = outcome;
  await tx
    .update(trainingSessions)
    .set({
      ...columns,
      ...(notes !== null && { notes }),
      status: 'completed',
      completedAt: sql`now()`,
      ...oneMoreChange,
    })
    .where(inArray(trainingSessions.id, [...ids]));
}

/** Notes who came: these rows, and not the session's others. */
export async function setAttendance(tx: Database, ids: readonly string[], came: readonly string[]): Promise<void> {
  await tx
    .update(trainingSessions)
    .set({ attended: sql`${trainingSessions.playerId} = any(${sql.param([...came])}::uuid[])` })
    .where(inArray(trainingSessions.id, [...ids]));
}

export async function setFeedback(tx: Database, ids: readonly string[], feedback: string): Promise<void> {
  await tx
    .update(trainingSessions)
    .set({ coachCompletionNotes: feedback })
    .where(inArray(trainingSessions.id, [...ids]));
}

/** Gives rows to another coach: answers stay, reasons were written to the coach before. Counts as a change. */
export async function giveRows(
  tx: Database,
  ids: readonly string[],
  { coachId, clubId }: { coachId: string; clubId: string },
): Promise<void> {
  await tx
    .update(trainingSessions)
    .set({ coachId, ledForClubId: clubId, answerReason: null, submissionKey: null, ...oneMoreChange })
    .where(inArray(trainingSessions.id, [...ids]));
}

/** All rows of sessions; locked. */
export function lockGroups(tx: Database, groupIds: readonly string[]) {
  return lockInOrder(tx, inArray(trainingSessions.groupId, [...groupIds]));
}

/** All rows of a coach's future sessions, with a given player or any; locked. */
export function lockUpcomingOf(tx: Database, coachId: string, playerId?: string) {
  return lockUpcoming(
    tx,
    eq(trainingSessions.coachId, coachId),
    playerId === undefined ? undefined : eq(trainingSessions.playerId, playerId),
  );
}

/** All rows of future sessions of some coaches with some players; locked. */
export function lockUpcomingOfPlayers(tx: Database, coachIds: readonly string[], playerIds: readonly string[]) {
  return lockUpcoming(
    tx,
    sql`${trainingSessions.coachId} = any(${sql.param([...new Set(coachIds)])}::uuid[])`,
    sql`${trainingSessions.playerId} = any(${sql.param([...playerIds])}::uuid[])`,
  );
}

function lockUpcoming(tx: Database, ...conditions: (SQL | undefined)[]) {
  const planned = tx
    .select({ groupId: trainingSessions.groupId })
    .from(trainingSessions)
    .where(and(...conditions, eq(trainingSessions.status, 'scheduled'), sql`${trainingSessions.sessionDate} > now()`));
  return lockInOrder(tx, inArray(trainingSessions.groupId, planned));
}
