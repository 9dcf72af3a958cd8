// SQL of clubs and of the people who want to join one.

import { and, asc, eq, isNull, ne, or, type Placeholder, sql } from 'drizzle-orm';
import { mostApplicants } from '#domain/clubs/club-lists.ts';
import type { Database } from '#server/db/database.ts';
import { clubs, users } from '#server/db/schema/index.ts';

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
    .limit(mostApplicants);
}

/** Whether another club has the code, as its own or to say, ignoring case. */
export async function isCodeTaken(db: Database, code: string, clubId?: string): Promise<boolean> {
  const rows = await db
    .select({ id: clubs.id })
    .from(clubs)
    .where(
      and(
        or(eq(sql`upper(${clubs.code})`, code.toUpperCase()), eq(clubs.spokenCode, code.toUpperCase())),
        clubId ? ne(clubs.id, clubId) : undefined,
      ),
    )
    .limit(1);
  return rows.length === 1;
}

/** Serialises changes of clubs and codes, so that codes stay unique. */
export async function lockCodes(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('club-codes'))`);
}

/** A club's name and code, locked until the transaction ends; null when there is none. */
export async function lockClubDetails(tx: Database, clubId: string) {
  const [club] = await tx
    .select({ name: clubs.name, code: clubs.code })
    .from(clubs)
    .where(eq(clubs.id, clubId))
    .for('no key update');
  return club ?? null;
}

/** With a new code comes another one to say, since both may have been passed on. */
export async function setClubDetails(
  tx: Database,
  clubId: string,
  club: { name: string; code: string },
  isNewCode: boolean,
) {
  const spoken = isNewCode ? { spokenCode: sql`default` } : {};
  await tx
    .update(clubs)
    .set({ ...club, ...spoken })
    .where(eq(clubs.id, clubId));
}
