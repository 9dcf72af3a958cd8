// SQL of who coaches.

import { and, eq, inArray } from 'drizzle-orm';
import { coachRoles } from '#domain/people/roles.ts';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema/index.ts';

/** Whether somebody is a coach whose account is active. */
export async function isActiveCoach(db: Database, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), inArray(users.role, [...coachRoles]), eq(users.state, 'active')));
  return rows.length === 1;
}
