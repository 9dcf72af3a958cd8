// SQL of approving and rejecting registrations.

import { and, eq, or, type SQL } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema/index.ts';

/** Who may be decided about: everybody who waits, or those who join one club. */
function isWaiting(userId: string, joiningClubId: string | null): SQL | undefined {
  return and(
    eq(users.id, userId),
    eq(users.state, 'pending'),
    joiningClubId === null ? undefined : eq(users.joiningClubId, joiningClubId),
  );
}

/** Moves a waiting person to `active`; false when they do not wait (any more), or not for this club. */
export async function activatePending(db: Database, userId: string, joiningClubId: string | null): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ state: 'active' })
    .where(isWaiting(userId, joiningClubId))
    .returning({ id: users.id });
  return rows.length === 1;
}

/** Removes the registration of a waiting person; tells whom to write to, or null when they do not wait, or not for this club. */
export async function deletePending(db: Database, userId: string, joiningClubId: string | null) {
  const [row] = await db
    .delete(users)
    .where(isWaiting(userId, joiningClubId))
    .returning({ email: users.email, firstName: users.firstName });
  return row ?? null;
}

/** Whether a club knows this person: as one of its own, or as someone who wants to join. */
export async function isKnownToClub(db: Database, userId: string, clubId: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), or(eq(users.clubId, clubId), eq(users.joiningClubId, clubId))));
  return rows.length === 1;
}
