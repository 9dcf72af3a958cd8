// SQL of approving and rejecting registrations.

import { and, eq, or, type SQL } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema/index.ts';

/** Waiting registrations: all of them, or those of one club. */
function isWaiting(userId: string, joiningClubId: string | null): SQL | undefined {
  return and(
    eq(users.id, userId),
    eq(users.state, 'pending'),
    joiningClubId === null ? undefined : eq(users.joiningClubId, joiningClubId),
  );
}

/** Activates a waiting person; false when they are not waiting, or not for this club. */
export async function activatePending(db: Database, userId: string, joiningClubId: string | null): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ state: 'active' })
    .where(isWaiting(userId, joiningClubId))
    .returning({ id: users.id });
  return rows.length === 1;
}

/** Removes a waiting registration and returns whom to email; null when they are not waiting, or not for this club. */
export async function deletePending(db: Database, userId: string, joiningClubId: string | null) {
  const [row] = await db
    .delete(users)
    .where(isWaiting(userId, joiningClubId))
    .returning({ email: users.email, firstName: users.firstName, language: users.language });
  return row ?? null;
}

/** Whether the person belongs to the club or wants to join it. */
export async function isKnownToClub(db: Database, userId: string, clubId: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), or(eq(users.clubId, clubId), eq(users.joiningClubId, clubId))));
  return rows.length === 1;
}
