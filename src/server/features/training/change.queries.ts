// SQL of changes to booked sessions. What may change what is decided before; every row of a group is changed alike.

import { and, asc, eq, gte, inArray, or, sql } from 'drizzle-orm';
import type { sessionScopes } from '#contract/coaching/coach-sessions.ts';
import type { Database } from '#server/db/database.ts';
import { trainingSessions } from '#server/db/schema/index.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { remindedWhenTold } from './booking.queries.ts';
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

/** Changes rows and counts the change. Those that are moved are reminded anew, unless they are told of within 24 hours. */
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
      revision: sql`${trainingSessions.revision} + 1`,
      ...(isMoved && change.sessionDate && { remindedAt: remindedWhenTold(change.sessionDate) }),
    })
    .where(inArray(trainingSessions.id, [...ids]));
}

export async function deleteRows(tx: Database, ids: readonly string[]): Promise<void> {
  await tx.delete(trainingSessions).where(inArray(trainingSessions.id, [...ids]));
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
      revision: sql`${trainingSessions.revision} + 1`,
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

/** Scheduled rows of a coach, with one player or with everybody, that are still to come; locked. */
export function lockUpcomingOf(tx: Database, coachId: string, playerId?: string) {
  return tx
    .select()
    .from(trainingSessions)
    .where(
      and(
        eq(trainingSessions.coachId, coachId),
        playerId === undefined ? undefined : eq(trainingSessions.playerId, playerId),
        eq(trainingSessions.status, 'scheduled'),
        sql`${trainingSessions.sessionDate} > now()`,
      ),
    )
    .orderBy(asc(trainingSessions.sessionDate), asc(trainingSessions.id))
    .for('update');
}
