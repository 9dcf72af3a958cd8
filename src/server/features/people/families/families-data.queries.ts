// Guardians, juniors and requests to guardians, for export and erasure.

import { msg } from '@lingui/core/runtime-macro';
import { asc, eq } from 'drizzle-orm';
import { say } from '#domain/language/say.ts';
import type { Database } from '#server/db/database.ts';
import { clubs, consents, guardianRequests, users } from '#server/db/schema/index.ts';
import type { PersonalData } from '#server/policy/personal-data.ts';
import { listJuniorNames } from './families.queries.ts';

/** Families. A junior's own data is in the export of the junior's session. */
export const familyData: PersonalData = {
  references: {
    'users.guardian_id': {
      exported: 'the juniors’ names, and what was agreed to for them',
      erased: 'of a junior forgotten; a guardian’s juniors are erased with them',
    },
    'guardian_requests.junior_id': { exported: 'no: about the next guardian', erased: 'deleted' },
    'guardian_requests.coach_id': { exported: 'never: what a club asks of others', erased: 'the coach is forgotten' },
    'guardian_requests.invited_by_id': {
      exported: 'as they were typed',
      erased: 'the person is forgotten; what was asked of their own address is deleted',
    },
  },

  async collect(db, userId) {
    const {
      email,
      guardianFirstName,
      guardianLastName,
      firstName,
      lastName,
      country,
      adultOn,
      currentLevel,
      createdAt,
    } = guardianRequests;
    return [
      { key: 'juniors', title: say(msg`Juniors you look after`), content: await listJuniorNames(db, userId) },
      {
        key: 'juniorConsents',
        title: say(msg`What you agreed to for them`),
        content: await listConsentsFor(db, userId),
      },
      {
        key: 'guardianRequests',
        title: say(msg`Guardians you have asked for your club`),
        content: await db
          // As typed: what became of it would tell who has an account, and who said no.
          .select({
            club: clubs.name,
            email,
            guardianFirstName,
            guardianLastName,
            firstName,
            lastName,
            country,
            adultOn,
            currentLevel,
            createdAt,
          })
          .from(guardianRequests)
          .innerJoin(clubs, eq(clubs.id, guardianRequests.clubId))
          .where(eq(guardianRequests.invitedById, userId))
          .orderBy(asc(guardianRequests.id)),
      },
    ];
  },

  async erase(tx, { id, email }) {
    await tx.delete(guardianRequests).where(eq(guardianRequests.email, email));
    await tx.delete(guardianRequests).where(eq(guardianRequests.juniorId, id));
    await tx.update(guardianRequests).set({ invitedById: null }).where(eq(guardianRequests.invitedById, id));
  },
};

function listConsentsFor(db: Database, guardianId: string) {
  const { policyVersion, givenAt } = consents;
  return db
    .select({ firstName: users.firstName, lastName: users.lastName, policyVersion, givenAt })
    .from(consents)
    .innerJoin(users, eq(users.id, consents.userId))
    .where(eq(users.guardianId, guardianId))
    .orderBy(asc(givenAt));
}
