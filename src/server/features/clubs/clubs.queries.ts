// SQL of clubs and of the people who want to join one.

import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { clubs, users } from '#server/db/schema/index.ts';

/** Most applicants listed. */
const applicantLimit = 100;

/** Active clubs. The caller sorts: the embedded database sorts by code points. */
export function listClubs(db: Database) {
  return db.select({ id: clubs.id, name: clubs.name }).from(clubs).where(isNull(clubs.deactivatedAt));
}

/** Applicants with a confirmed address, longest wait first. */
export function listApplicants(db: Database, clubId: string) {
  return db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      country: users.country,
      registeredAt: users.createdAt,
    })
    .from(users)
    .where(and(eq(users.joiningClubId, clubId), eq(users.state, 'pending')))
    .orderBy(asc(users.id))
    .limit(applicantLimit);
}
