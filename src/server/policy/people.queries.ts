// Who is an active coach or administrator, and the lock under which it is decided whether a person may be changed.

import { and, asc, eq, inArray } from 'drizzle-orm';
import { coachRoles } from '#domain/people/roles.ts';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema/index.ts';

/** Whether a person is a coach whose account is active. */
export async function isActiveCoach(db: Database, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), inArray(users.role, [...coachRoles]), eq(users.state, 'active')));
  return rows.length === 1;
}

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

/** What decides whether a person may be changed, or null; the row is locked until the transaction ends. */
export async function lockPerson(db: Database, userId: string) {
  const [person] = await db
    .select({ role: users.role, state: users.state, accessType: users.accessType })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return person ?? null;
}
