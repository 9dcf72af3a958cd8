// Active coaches and administrators, and locks for changing people.

import { and, asc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
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

/** Ids of all active administrators, locked in a fixed order until the transaction ends. */
export async function lockActiveAdministrators(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.state, 'active')))
    .orderBy(asc(users.id))
    .for('update');
  return rows.map(({ id }) => id);
}

/** The facts that decide whether a person may be changed, locked until the transaction ends; null for unknown people. */
export async function lockPerson(db: Database, userId: string) {
  const [person] = await db
    .select({ role: users.role, state: users.state, accessType: users.accessType })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return person ?? null;
}

/** The state of a junior's guardian, locked until the transaction ends; null for anyone else. */
export async function lockGuardianOf(db: Database, userId: string) {
  const junior = alias(users, 'junior');
  const guardianId = db.select({ id: junior.guardianId }).from(junior).where(eq(junior.id, userId));
  const [guardian] = await db
    .select({ state: users.state })
    .from(users)
    .where(eq(users.id, guardianId))
    .for('no key update');
  return guardian ?? null;
}
