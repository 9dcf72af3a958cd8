// SQL of joining a club, by its invitation code and by approval.

import { and, desc, eq, exists, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { readClubCode } from '#domain/people/club-codes.ts';
import type { Database } from '#server/db/database.ts';
import { clubImports, clubs, users } from '#server/db/schema/index.ts';

const clubColumns = { id: clubs.id, name: clubs.name, code: clubs.code, spokenCode: clubs.spokenCode };

export async function findClub(db: Database, clubId: string) {
  const [club] = await db.select(clubColumns).from(clubs).where(eq(clubs.id, clubId));
  return club ?? null;
}

/**
 * An active club, or null. Locked until the transaction ends, so that nobody joins a club that is being deactivated.
 */
export async function lockActiveClub(tx: Database, clubId: string) {
  const [club] = await tx
    .select(clubColumns)
    .from(clubs)
    .where(and(eq(clubs.id, clubId), isNull(clubs.deactivatedAt)))
    .for('share');
  return club ?? null;
}

/** The active club of a code, its own before a spoken one. As typed, because codes are read out and copied from posters. */
export async function findClubByCode(db: Database, typed: string) {
  const { codes, spoken } = readClubCode(typed);
  const isOwn = inArray(sql`upper(${clubs.code})`, codes);
  const [club] = await db
    .select(clubColumns)
    .from(clubs)
    .where(and(or(isOwn, eq(clubs.spokenCode, spoken)), isNull(clubs.deactivatedAt)))
    .orderBy(desc(isOwn), clubs.id)
    .limit(1);
  return club ?? null;
}

/**
 * Makes a newly approved person a member of the club whose link they registered with, if it is still active.
 *
 * @returns the club's id; null when they join none
 */
export async function joinClub(tx: Database, userId: string): Promise<string | null> {
  const active = tx
    .select({ id: clubs.id })
    .from(clubs)
    .where(and(eq(clubs.id, users.joiningClubId), isNull(clubs.deactivatedAt)))
    .for('share');
  const [row] = await tx
    .update(users)
    .set({ accessType: 'club', clubId: sql`${users.joiningClubId}`, joiningClubId: null })
    .where(and(eq(users.id, userId), isNotNull(users.joiningClubId), exists(active)))
    .returning({ clubId: users.clubId });
  return row?.clubId ?? null;
}

/** The active managers of a club. */
export function listClubManagers(db: Database, clubId: string) {
  return db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.clubId, clubId), eq(users.role, 'club'), eq(users.state, 'active')));
}

/** Counts a player of an import who has joined. */
export async function countJoined(tx: Database, importId: string): Promise<void> {
  await tx
    .update(clubImports)
    .set({ joined: sql`${clubImports.joined} + 1` })
    .where(eq(clubImports.id, importId));
}
