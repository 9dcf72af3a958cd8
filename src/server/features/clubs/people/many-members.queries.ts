// SQL of connections between one coach and many members: a statement each, however many.

import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { coachConnections, coachInvitations, users } from '#server/db/schema/index.ts';

const isPlayerAnyOf = (ids: readonly string[]) =>
  sql`${coachConnections.playerId} = any(${sql.param([...ids])}::uuid[])`;

/**
 * Connects a coach with players, accepting open requests between them.
 *
 * @returns those who were not connected before, and the moment of it, which names them all (null for nobody)
 */
export async function connectMany(tx: Database, coachId: string, playerIds: readonly string[]) {
  if (playerIds.length === 0) return { ids: [], at: null };
  const rows = await tx
    .insert(coachConnections)
    .values(playerIds.map((playerId) => ({ coachId, playerId, status: 'active' as const, startedAt: sql`now()` })))
    .onConflictDoUpdate({
      target: [coachConnections.coachId, coachConnections.playerId],
      targetWhere: sql`${coachConnections.status} <> 'ended'`,
      set: { status: 'active', startedAt: sql`now()` },
      setWhere: sql`${coachConnections.status} = 'requested'`,
    })
    .returning({ id: coachConnections.playerId, at: coachConnections.startedAt });
  return { ids: rows.map(({ id }) => id), at: rows[0]?.at ?? null };
}

/** Ends a coach's connections with players; returns the pairs, and the moment of it (null for none). */
export async function endMany(tx: Database, coachId: string, playerIds: readonly string[]) {
  const rows = await tx
    .update(coachConnections)
    .set({ status: 'ended', endedAt: sql`now()` })
    .where(and(eq(coachConnections.coachId, coachId), isPlayerAnyOf(playerIds), eq(coachConnections.status, 'active')))
    .returning({
      coachId: coachConnections.coachId,
      playerId: coachConnections.playerId,
      at: coachConnections.endedAt,
    });
  return { ended: rows, at: rows[0]?.at ?? null };
}

/** Forgets a coach's own requests for players with whom they are connected now. */
export async function forgetAdditionsOf(tx: Database, coachId: string, playerIds: readonly string[]): Promise<void> {
  const addresses = tx
    .select({ email: users.email })
    .from(users)
    .where(sql`${users.id} = any(${sql.param([...playerIds])}::uuid[])`);
  await tx
    .delete(coachInvitations)
    .where(and(eq(coachInvitations.coachId, coachId), inArray(coachInvitations.email, addresses)));
}

/** The players whom a coach was connected with at one moment, and still is. */
export async function listConnectedAt(db: Database, coachId: string, at: string): Promise<string[]> {
  const { playerId, status, startedAt } = coachConnections;
  const rows = await db
    .select({ id: playerId })
    .from(coachConnections)
    .innerJoin(users, and(eq(users.id, playerId), eq(users.state, 'active')))
    .where(and(eq(coachConnections.coachId, coachId), eq(startedAt, at), eq(status, 'active')))
    .orderBy(playerId);
  return rows.map(({ id }) => id);
}

/** The players whose connection with a coach ended at one moment, and who are not connected again. */
export async function listEndedAt(db: Database, coachId: string, at: string): Promise<string[]> {
  const { playerId, status, endedAt } = coachConnections;
  const again = db
    .select({ id: playerId })
    .from(coachConnections)
    .where(and(eq(coachConnections.coachId, coachId), ne(status, 'ended')));
  const rows = await db
    .select({ id: playerId })
    .from(coachConnections)
    .innerJoin(users, and(eq(users.id, playerId), ne(users.state, 'deleted')))
    .where(
      and(
        eq(coachConnections.coachId, coachId),
        eq(endedAt, at),
        eq(status, 'ended'),
        sql`${playerId} not in (${again})`,
      ),
    )
    .orderBy(playerId);
  return [...new Set(rows.map(({ id }) => id))];
}
