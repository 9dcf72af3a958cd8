// SQL of sessions.

import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { type Database, prepared } from '#server/db/database.ts';
import { sessions, users } from '#server/db/schema/index.ts';

/** The columns of a person that the person may see. */
export const currentUserColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  username: users.username,
  country: users.country,
  dpfRanking: users.dpfRanking,
  currentLevel: users.currentLevel,
  isLevelVerified: users.isLevelVerified,
  role: users.role,
  accessType: users.accessType,
  clubId: users.clubId,
  analysisCreditsRemaining: users.analysisCreditsRemaining,
  profileImageUrl: users.profileImageUrl,
};

const actorByToken = prepared((db) =>
  db
    .select({ ...currentUserColumns, sessionId: sessions.id, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql`now()`),
        eq(users.state, 'active'),
      ),
    )
    .prepare('actor_by_token'),
);

/** The person of a living session, if the account is active; one statement. */
export async function findActor(db: Database, tokenHash: string) {
  const [actor] = await actorByToken(db).execute({ tokenHash });
  return actor ?? null;
}

/** The person who acts in a request. */
export type Actor = NonNullable<Awaited<ReturnType<typeof findActor>>>;

export async function insertSession(
  db: Database,
  session: { tokenHash: string; id: string; userId: string; days: number; userAgent: string | null; address: string },
): Promise<void> {
  const { days, ...columns } = session;
  await db.insert(sessions).values({ ...columns, expiresAt: sql`now() + make_interval(days => ${days})` });
}

export async function extendSession(db: Database, tokenHash: string, days: number): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: sql`now()`, expiresAt: sql`now() + make_interval(days => ${days})` })
    .where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteSession(db: Database, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteExpiredSessions(db: Database): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
}
