// SQL of the player's data in a report.

import { eq, sql } from 'drizzle-orm';
import { type Database, prepared } from '#server/db/database.ts';
import { users } from '#server/db/schema/index.ts';

const reportedPlayer = prepared((db) =>
  db
    .select({
      currentLevel: users.currentLevel,
      isLevelVerified: users.isLevelVerified,
      country: users.country,
      timeZone: users.timeZone,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('playerId')))
    .prepare('reported_player'),
);

/** Level and country of the player of a visible video; null otherwise. */
export async function findReportedPlayer(db: Database, playerId: string) {
  const [player] = await reportedPlayer(db).execute({ playerId });
  return player ?? null;
}
export type ReportedPlayer = NonNullable<Awaited<ReturnType<typeof findReportedPlayer>>>;
