// SQL of the player's data in a report.

import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema/index.ts';

/** Level and country of a player whose video has been found; null for unknown players. */
export async function findReportedPlayer(db: Database, playerId: string) {
  const [player] = await db
    .select({
      currentLevel: users.currentLevel,
      isLevelVerified: users.isLevelVerified,
      country: users.country,
      timeZone: users.timeZone,
    })
    .from(users)
    .where(eq(users.id, playerId));
  return player ?? null;
}
export type ReportedPlayer = NonNullable<Awaited<ReturnType<typeof findReportedPlayer>>>;
