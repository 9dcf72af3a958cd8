// SQL of clubs and of the people who want to join one.

import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { clubs, users } from '#server/db/schema/index.ts';

/** Longest list of people who wait; deciding about some shows the others. */
const applicantLimit = 100;

/** The clubs that people can belong to. Sorted by the caller: the embedded database sorts by Unicode's numbers, not by any alphabet. */
export function listClubs(db: Database) {
  return db.select({ id: clubs.id, name: clubs.name }).from(clubs).where(isNull(clubs.deactivatedAt));
}

/** People who registered with the club's link and have confirmed their address, the longest wait first. */
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
