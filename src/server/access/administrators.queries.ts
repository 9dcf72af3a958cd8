// SQL of who administers, for whatever could leave the product without an administrator.

import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema/index.ts';

/** Ids of all active administrators, whose accounts are locked until the transaction ends: in one order, so that no two wait for each other. */
export async function lockActiveAdministrators(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.state, 'active')))
    .orderBy(asc(users.id))
    .for('update');
  return rows.map(({ id }) => id);
}
