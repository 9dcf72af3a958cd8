// SQL that holds on to what gives a coach access, while something is written that rests on it.

import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { coachConnections } from '#server/db/schema/index.ts';

/** Keeps the connections of a coach with players from ending until the transaction ends. */
export async function lockConnections(tx: Database, coachId: string, playerIds: readonly string[]): Promise<void> {
  const { id, status, playerId } = coachConnections;
  await tx
    .select({ id })
    .from(coachConnections)
    .where(and(eq(coachConnections.coachId, coachId), inArray(playerId, [...playerIds]), eq(status, 'active')))
    .orderBy(asc(id))
    .for('share');
}
