// SQL of sessions.

import { and, desc, eq, gt, isNotNull, lt, notInArray, or, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { type ProofWay, reauthenticationMinutes, recentProofMinutes } from '#domain/accounts/reauthentication.ts';
import { type LanguageCode, sourceLanguage } from '#domain/language/languages.ts';
import type { Role } from '#domain/people/roles.ts';
import type { Database } from '#server/db/database.ts';
import { plannedOnce } from '#server/db/fast/planned-once.ts';
import { levelColumns, levelWithdrawal } from '#server/db/people-columns.ts';
import { scaleMappings } from '#server/db/scale-mappings.ts';
import { guardianRequests, passkeys, sessions, totpSecrets, users } from '#server/db/schema/index.ts';
import { notifyUsers } from '#server/events/notify.ts';

/** The columns of a person for the person, and those that decide about Switch Role. */
export const currentUserColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  username: users.username,
  country: users.country,
  dpfRanking: users.dpfRanking,
  ...levelColumns(users),
  isLevelVerified: users.isLevelVerified,
  levelWithdrawn: levelWithdrawal(users),
  role: users.role,
  accessType: users.accessType,
  clubId: users.clubId,
  analysisCreditsRemaining: users.analysisCreditsRemaining,
  profileImageUrl: users.profileImageUrl,
  timeZone: users.timeZone,
  language: users.language,
  emailVerifiedAt: users.emailVerifiedAt,
  hasFamily: hasFamily(),
  scaleMappings: scaleMappings(),
};

/** Whether a person has juniors, or a club asks them to look after one. */
export function hasFamily() {
  const isAsked = sql`${guardianRequests.carriedOutAt} is not null and ${guardianRequests.declinedAt} is null`;
  // As an inner statement it keeps the names of its tables.
  const found = sql`(exists (select from ${users} junior where junior.guardian_id = ${users.id})
    or exists (select from ${guardianRequests} where ${guardianRequests.email} = ${users.email} and ${isAsked}))`;
  return sql<boolean>`${found}`.as('has_family');
}

/** Whether a row's person has a second factor. */
export function hasFactor(userId: PgColumn) {
  return sql<boolean>`(exists (select from ${passkeys} where ${passkeys.userId} = ${userId})
    or exists (select from ${totpSecrets} where ${totpSecrets.userId} = ${userId}))`;
}

const real = alias(users, 'real');

const actorByToken = plannedOnce('actor_by_token', 'short', (db) =>
  db
    .select({
      ...currentUserColumns,
      role: sql<Role>`coalesce(${sessions.viewedRole}, ${users.role})`,
      sessionId: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
      /** Whether the session's owner looks at someone else's things; a guardian acts for a junior instead. */
      isViewing: sql<boolean>`((${sessions.viewedUserId} is not null or ${sessions.viewedRole} is not null)
        and ${users.guardianId} is distinct from ${sessions.userId})`,
      /** Whether this is a junior's session, opened by the guardian. */
      isGuardian: sql<boolean>`coalesce(${users.guardianId} = ${sessions.userId}, false)`,
      viewedUserId: sessions.viewedUserId,
      /** Whether the person signed in or reauthenticated recently. */
      isProvedLately: sql<boolean>`(greatest(${sessions.signedInAt}, ${sessions.confirmedAt})
        > now() - make_interval(mins => ${recentProofMinutes}))`,
      /** Whether they reauthenticated; signing in does not count. */
      isProvedAgain: sql<boolean>`coalesce(${sessions.confirmedAt}
        > now() - make_interval(mins => ${reauthenticationMinutes}), false)`,
      /** The session's owner. */
      real: {
        id: real.id,
        email: real.email,
        firstName: real.firstName,
        lastName: real.lastName,
        role: real.role,
        emailVerifiedAt: real.emailVerifiedAt,
        hasSecondFactor: hasFactor(real.id),
      },
    })
    .from(sessions)
    .innerJoin(real, eq(real.id, sessions.userId))
    .innerJoin(users, eq(users.id, sql`coalesce(${sessions.viewedUserId}, ${sessions.userId})`))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql`now()`),
        eq(real.state, 'active'),
        eq(users.state, 'active'),
      ),
    ),
);

/** The person of a valid session, if the account is active, or the impersonated person; one statement. */
export async function findActor(db: Database, tokenHash: string) {
  const [actor] = await actorByToken(db).execute({ tokenHash });
  return actor ?? null;
}

/** The person who acts in a request. */
export type Actor = NonNullable<Awaited<ReturnType<typeof findActor>>>;

/** Ends the impersonation in one session; false if there was none. */
export async function endView(db: Database, tokenHash: string): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set({ viewedUserId: null, viewedRole: null })
    .where(and(eq(sessions.tokenHash, tokenHash), or(isNotNull(sessions.viewedUserId), isNotNull(sessions.viewedRole))))
    .returning({ id: sessions.id });
  return rows.length === 1;
}

/**
 * Makes everything that ends all sessions of an account (a new password, a suspension, a deletion) wait for the transaction, so that no
 * session survives an exchange. Call it before touching any session, so that locks are taken in the same order.
 */
export async function lockSessionsOf(tx: Database, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('share');
}

/** @returns the person's language */
export async function insertSession(
  db: Database,
  session: Omit<typeof sessions.$inferInsert, 'expiresAt'> & { days: number },
): Promise<LanguageCode> {
  const { days, ...columns } = session;
  const [row] = await db
    .insert(sessions)
    .values({ ...columns, expiresAt: sql`now() + make_interval(days => ${days})` })
    .returning({
      language: sql<LanguageCode>`(select ${users.language} from ${users} where ${users.id} = ${session.userId})`,
    });
  return row?.language ?? sourceLanguage;
}

/**
 * Ends a person's sessions beyond the `maxKept` most recently used; never the one just started.
 *
 * @param tx the transaction of the new session
 */
export async function endSessionsBeyond(tx: Database, userId: string, newest: string, maxKept: number): Promise<void> {
  // Simultaneous sign-ins would not see each other's sessions.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sessions:${userId}`}, 0))`);
  const kept = tx
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sql`${sessions.tokenHash} = ${newest}`), desc(sessions.lastSeenAt), desc(sessions.createdAt))
    .limit(maxKept);
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), notInArray(sessions.tokenHash, kept)))
    .returning({ userId: sessions.userId });
  if (ended.length > 0) await notifyUsers(tx, ['account'], [userId]);
}

export async function extendSession(db: Database, tokenHash: string, days: number): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: sql`now()`, expiresAt: sql`now() + make_interval(days => ${days})` })
    .where(eq(sessions.tokenHash, tokenHash));
}

/** Records a reauthentication of a session. */
export async function confirmSession(db: Database, sessionId: string, confirmedBy: ProofWay): Promise<void> {
  await db.update(sessions).set({ confirmedAt: sql`now()`, confirmedBy }).where(eq(sessions.id, sessionId));
}

/** How a session began and its proofs since; null if it is over. */
export async function findProofs(db: Database, tokenHash: string) {
  const { signedInAt, signedInBy, secondStep, confirmedAt, confirmedBy } = sessions;
  const [proofs] = await db
    .select({ signedInAt, signedInBy, secondStep, confirmedAt, confirmedBy })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash));
  return proofs ?? null;
}

export type Proofs = NonNullable<Awaited<ReturnType<typeof findProofs>>>;

/** Ends a session; false if it had ended before. */
export async function deleteSession(db: Database, tokenHash: string): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({ userId: sessions.userId });
  await notifyUsers(
    db,
    ['account'],
    rows.map(({ userId }) => userId),
  );
  return rows.length === 1;
}

export async function deleteExpiredSessions(db: Database): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
}
