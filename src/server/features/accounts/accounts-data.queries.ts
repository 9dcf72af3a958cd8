// Personal data of the account itself: profile, consents, sessions, identities.

import { msg } from '@lingui/core/runtime-macro';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { say } from '#domain/language/say.ts';
import type { Database } from '#server/db/database.ts';
import { accountLinks, clubs, consents, identities, sessions, users } from '#server/db/schema/index.ts';
import type { PersonalData } from '#server/policy/personal-data.ts';

/** Accounts in export and erasure. The erasure itself overwrites the person's row. */
export const accountData: PersonalData = {
  references: {
    'consents.user_id': { exported: 'yes', erased: 'kept as proof, without address and browser' },
    'sessions.user_id': { exported: 'without tokens', erased: 'deleted' },
    'sessions.viewed_user_id': { exported: 'no: about someone else', erased: 'the view ends' },
    'identities.user_id': { exported: 'yes', erased: 'deleted' },
    'account_links.user_id': { exported: 'no: secrets', erased: 'deleted' },
    'account_links.made_by_id': { exported: 'no: about someone else', erased: 'the link stays, made by nobody' },
  },

  async collect(db, userId) {
    return [
      { key: 'profile', title: say(msg`Profile`), content: (await findProfile(db, userId)) ?? {} },
      { key: 'consents', title: say(msg`What you agreed to`), content: await listConsentRecords(db, userId) },
      { key: 'sessions', title: say(msg`Where you are signed in`), content: await listSessionRecords(db, userId) },
      { key: 'identities', title: say(msg`Accounts you sign in with`), content: await listIdentityRecords(db, userId) },
    ];
  },

  async erase(tx, { id }) {
    await tx.delete(sessions).where(eq(sessions.userId, id));
    await tx.update(sessions).set({ viewedUserId: null, viewedRole: null }).where(eq(sessions.viewedUserId, id));
    await tx.delete(identities).where(eq(identities.userId, id));
    await tx.delete(accountLinks).where(eq(accountLinks.userId, id));
    await tx.update(accountLinks).set({ madeById: null }).where(eq(accountLinks.madeById, id));
    await tx.update(consents).set({ address: null, userAgent: null }).where(eq(consents.userId, id));
  },
};

async function findProfile(db: Database, userId: string) {
  const [profile] = await db
    .select({
      id: users.id,
      // A junior has none.
      email: sql<string | null>`case when ${users.guardianId} is null then ${users.email} end`,
      emailVerifiedAt: users.emailVerifiedAt,
      firstName: users.firstName,
      lastName: users.lastName,
      username: users.username,
      country: users.country,
      dpfRanking: users.dpfRanking,
      currentLevel: users.currentLevel,
      isLevelVerified: users.isLevelVerified,
      role: users.role,
      accessType: users.accessType,
      club: clubs.name,
      analysisCreditsRemaining: users.analysisCreditsRemaining,
      profileImageUrl: users.profileImageUrl,
      timeZone: users.timeZone,
      language: users.language,
      createdAt: users.createdAt,
    })
    .from(users)
    .leftJoin(clubs, eq(clubs.id, users.clubId))
    .where(eq(users.id, userId));
  return profile;
}

function listConsentRecords(db: Database, userId: string) {
  const { policyVersion, givenAt, address, userAgent } = consents;
  return db
    .select({ policyVersion, givenAt, address, userAgent })
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(asc(givenAt));
}

function listSessionRecords(db: Database, userId: string) {
  const { createdAt, lastSeenAt, expiresAt, address, userAgent, signedInBy, secondStep } = sessions;
  return db
    .select({ createdAt, signedInBy, secondStep, lastSeenAt, expiresAt, address, userAgent })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(lastSeenAt));
}

function listIdentityRecords(db: Database, userId: string) {
  const { issuer, subject, email, linkedAt } = identities;
  return db.select({ issuer, subject, email, linkedAt }).from(identities).where(eq(identities.userId, userId));
}
