// SQL that connects a coach with a player, whoever decides it.

import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { coachConnections } from '#server/db/schema/index.ts';

/** Connects a coach with a player at once; a request between the two becomes active. */
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
