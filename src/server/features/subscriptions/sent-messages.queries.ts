// How many messages somebody has sent this month, which the quota of their plan counts.

import type { Database } from '#server/db/database.ts';

/** The messages that a player has sent in this calendar month: none, while there are no messages. */
export async function countMessagesSent(_db: Database, _userId: string): Promise<number> {
  return 0;
}
