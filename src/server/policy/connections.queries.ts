// Connects coaches with players, and locks connections.

import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { coachConnections } from '#server/db/schema/index.ts';

/** Connects a coach with a player, accepting an open request between them. */
export async function connect(db: Database, coachId: string, playerId: string): Promise<void> {
  await db
    .insert(coachConnections)
    .values({ coachId, playerId, status: 'active', startedAt: sql`now()` })
    .onConflictDoUpdate({
      target: [coachConnections.coachId, coachConnections.playerId],
      targetWhere: sql`${coachConnections.status} <> 'ended'`,
      set: { status: 'active', startedAt: sql`coalesce(${coachConnections.startedAt}, now())` },
    });
}

/** Locks a coach's connections with players until the transaction ends. */
export async function lockConnections(tx: Database, coachId: string, playerIds: readonly string[]): Promise<void> {
  const { id, status, playerId } = coachConnections;
  await tx
    .select({ id })
    .from(coachConnections)
    .where(and(eq(coachConnections.coachId, coachId), inArray(playerId, [...playerIds]), eq(status, 'active')))
    .orderBy(asc(id))
    .for('share');
}
