// Holding a person's row while it is decided whether they may be changed.

import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema/index.ts';

/** What decides whether a person may be changed, or null; the row is locked until the transaction ends. */
export async function lockPerson(db: Database, userId: string) {
  const [person] = await db
    .select({ role: users.role, state: users.state, accessType: users.accessType })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return person ?? null;
}
