// SQL of changes to booked sessions. Permissions are checked by the callers; all rows of a group change together.

import { and, asc, eq, gte, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import type { sessionScopes } from '#contract/training/coach-sessions.ts';
import type { Database } from '#server/db/database.ts';
import { cancelledSessions, trainingSessions } from '#server/db/schema/index.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { remindedAtFor } from './booking.queries.ts';
import { isStillAnnounced } from './calendar.queries.ts';
import { isLedBy, isOwnSession } from './coach-sessions.queries.ts';

/**
 * The rows of a session visible to the actor, locked until the transaction ends.
 *
 * @param isOwn which rows the actor may change, if not those they see
 * @param scope for `all` the whole series is locked first, in order of time, since rows before this one are to be locked too
 */
export async function lockSession(
  tx: Database,
  actor: Actor,
  groupId: string,
  scope: Scope = 'one',
  isOwn = isOwnSession(actor),
) {
  if (scope === 'all') {
    const ofSeries = tx
      .select({ id: trainingSessions.seriesId })
      .from(trainingSessions)
      .where(eq(trainingSessions.groupId, groupId));
    await inOrderOfTime(tx, inArray(trainingSessions.seriesId, ofSeries));
  }
  return inOrderOfTime(tx, and(eq(trainingSessions.groupId, groupId), isOwn));
}

/** Rows, locked in one order by everyone who changes sessions, to avoid deadlocks. */
function inOrderOfTime(tx: Database, where: SQL | undefined) {
  return tx
    .select()
    .from(trainingSessions)
    .where(where)
    .orderBy(asc(trainingSessions.sessionDate), asc(trainingSessions.groupId), asc(trainingSessions.id))
    .for('update');
}

export type Scope = (typeof sessionScopes)[number];

export type SessionRow = Awaited<ReturnType<typeof lockSession>>[number];

/**
 * The rows of a session and, of its scheduled series, for `following` of later ones, for `all` of those to come; locked, in order of time.
 * Dates that another coach leads are left out.
 */
export function lockScope(
  tx: Database,
  actor: Actor,
  session: Pick<SessionRow, 'groupId' | 'seriesId' | 'sessionDate' | 'coachId'>,
  scope: Scope,
  isOwn = isOwnSession(actor),
) {
  const { groupId, seriesId, sessionDate, status } = trainingSessions;
  const isThis = eq(groupId, session.groupId);
  const isReached = scope === 'all' ? sql`${sessionDate} > now()` : gte(sessionDate, session.sessionDate);
  const isOther =
    scope !== 'one' && session.seriesId !== null
      ? and(eq(seriesId, session.seriesId), isReached, eq(status, 'scheduled'), isLedBy(session.coachId))
      : undefined;
  return inOrderOfTime(tx, and(isOwn, isOther ? or(isThis, isOther) : isThis));
}

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
  return inOrderOfTime(tx, inArray(trainingSessions.groupId, [...groupIds]));
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
  return inOrderOfTime(tx, inArray(trainingSessions.groupId, planned));
}
