// SQL of clubs and of the people who want to join one.

import { and, asc, eq, isNull, type Placeholder } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { clubs, users } from '#server/db/schema/index.ts';

/** Most applicants listed. */
const applicantLimit = 100;

/** Active clubs. The caller sorts: the embedded database sorts by code points. */
export function listClubs(db: Database) {
  return db.select({ id: clubs.id, name: clubs.name }).from(clubs).where(isNull(clubs.deactivatedAt));
}

/** Whether a person has registered with a club's link and waits for its approval. */
export function isApplicantOf(clubId: string | Placeholder) {
  return and(eq(users.joiningClubId, clubId), eq(users.state, 'pending'));
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
    .where(isApplicantOf(clubId))
    .orderBy(asc(users.id))
    .limit(applicantLimit);
}
