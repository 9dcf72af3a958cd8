// SQL of changes to booked sessions. What may change what is decided before; every row of a group is changed alike.

import { and, asc, eq, gte, inArray, not, or, sql } from 'drizzle-orm';
import type { sessionScopes } from '#contract/training/coach-sessions.ts';
import type { Database } from '#server/db/database.ts';
import { cancelledSessions, trainingSessions } from '#server/db/schema/index.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { remindedWhenTold } from './booking.queries.ts';
import { isStillAnnounced } from './calendar.queries.ts';
import { isOwnSession } from './coach-sessions.queries.ts';

/** The rows of a session that the actor may see, locked until the transaction ends, by player. */
export function lockSession(tx: Database, actor: Actor, groupId: string) {
  return tx
    .select()
    .from(trainingSessions)
    .where(and(eq(trainingSessions.groupId, groupId), isOwnSession(actor)))
    .orderBy(asc(trainingSessions.sessionDate), asc(trainingSessions.id))
    .for('update');
}

export type SessionRow = Awaited<ReturnType<typeof lockSession>>[number];

/** The rows of a session, or also of the scheduled ones of its series that come after it, locked, in their order in time. */
export function lockScope(
  tx: Database,
  actor: Actor,
  session: Pick<SessionRow, 'groupId' | 'seriesId' | 'sessionDate'>,
  scope: (typeof sessionScopes)[number],
) {
  const { groupId, seriesId, sessionDate, status } = trainingSessions;
  const isThis = eq(groupId, session.groupId);
  const isAfter =
    scope === 'following' && session.seriesId !== null
      ? and(eq(seriesId, session.seriesId), gte(sessionDate, session.sessionDate), eq(status, 'scheduled'))
      : undefined;
  return tx
    .select()
    .from(trainingSessions)
    .where(and(isOwnSession(actor), isAfter ? or(isThis, isAfter) : isThis))
    .orderBy(asc(sessionDate), asc(groupId), asc(trainingSessions.id))
    .for('update');
}

type Changed = Partial<
  Pick<SessionRow, 'title' | 'duration' | 'place' | 'objectives' | 'notes' | 'timeZone' | 'sessionDate'>
>;

/** What calendars know a change by (RFC 5545: SEQUENCE, LAST-MODIFIED). */
const oneMoreChange = { revision: sql`${trainingSessions.revision} + 1`, changedAt: sql`now()` };

/** Changes rows and counts the change. Those that are moved are reminded again, unless they are told of within 24 hours. */
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
      ...(isMoved && change.sessionDate && { remindedAt: remindedWhenTold(change.sessionDate) }),
    })
    .where(inArray(trainingSessions.id, [...ids]));
}

/**
 * Deletes rows and keeps of each what calendars need to take it out.
 *
 * @param rows of one player, all of whose loss is told at once under `changeId`
 */
export async function deleteRows(tx: Database, rows: readonly SessionRow[], changeId: string): Promise<void> {
  await tx.insert(cancelledSessions).values(
    rows.map(({ id, playerId, coachId, groupId, title, sessionDate, duration, revision }) => ({
      id,
      playerId,
      coachId,
      groupId,
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

/** Counts a change for those who stay in sessions that some of their players have left. */
export async function countChange(tx: Database, groupIds: readonly string[]): Promise<void> {
  await tx
    .update(trainingSessions)
    .set(oneMoreChange)
    .where(inArray(trainingSessions.groupId, [...groupIds]));
}

/** Deletes what is left of sessions once calendars have had their time. */
export async function forgetCancelledSessions(db: Database): Promise<void> {
  await db.delete(cancelledSessions).where(not(isStillAnnounced));
}

/** Marks rows as completed now. */
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

/** Writes the feedback of completed rows. */
export async function setFeedback(tx: Database, ids: readonly string[], feedback: string): Promise<void> {
  await tx
    .update(trainingSessions)
    .set({ coachCompletionNotes: feedback })
    .where(inArray(trainingSessions.id, [...ids]));
}

/** All rows of what a coach has planned that is still to come, with one player (and others) or with everybody; locked. */
export function lockUpcomingOf(tx: Database, coachId: string, playerId?: string) {
  const planned = tx
    .select({ groupId: trainingSessions.groupId })
    .from(trainingSessions)
    .where(
      and(
        eq(trainingSessions.coachId, coachId),
        playerId === undefined ? undefined : eq(trainingSessions.playerId, playerId),
        eq(trainingSessions.status, 'scheduled'),
        sql`${trainingSessions.sessionDate} > now()`,
      ),
    );
  // In the order of lockScope, so that no two wait for each other.
  return tx
    .select()
    .from(trainingSessions)
    .where(inArray(trainingSessions.groupId, planned))
    .orderBy(asc(trainingSessions.sessionDate), asc(trainingSessions.groupId), asc(trainingSessions.id))
    .for('update');
}
