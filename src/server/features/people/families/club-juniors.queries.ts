// SQL of a club's juniors and the guardians whom it asks.

import { and, asc, desc, eq, exists, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { guardianRequestDays, mostAskedGuardians, mostJuniors } from '#domain/people/families.ts';
import type { Database } from '#server/db/database.ts';
import { fullName, namedPerson } from '#server/db/people-columns.ts';
import { clubs, guardianRequests, users } from '#server/db/schema/index.ts';
import { inOrder } from '#server/db/search.ts';
import { isListedMemberOf } from '#server/policy/membership.ts';

const guardian = alias(users, 'guardian');

/** A club's juniors by name. */
export function listJuniorsOfClub(db: Database, clubId: string, today: string) {
  return db
    .select({
      ...namedPerson(users),
      adultOn: sql<string>`${users.adultOn}::text`,
      isGrown: sql<boolean>`(${users.adultOn} <= ${today}::date)`,
      guardian: { firstName: guardian.firstName, lastName: guardian.lastName, email: guardian.email },
    })
    .from(users)
    .innerJoin(guardian, eq(guardian.id, users.guardianId))
    .where(isListedMemberOf(users, clubId))
    .orderBy(inOrder(fullName(users)), users.id)
    .limit(mostJuniors);
}

/** Guardians who have not answered, as typed, latest first. A declined request stays listed: a no is not shown. */
export async function listAskedGuardians(db: Database, clubId: string) {
  const { id, firstName, lastName, juniorId, createdAt: askedAt } = guardianRequests;
  return db
    .select({
      id,
      firstName,
      lastName,
      adultOn: sql<string>`${guardianRequests.adultOn}::text`,
      guardian: {
        firstName: guardianRequests.guardianFirstName,
        lastName: guardianRequests.guardianLastName,
        email: guardianRequests.email,
      },
      juniorId,
      askedAt,
    })
    .from(guardianRequests)
    .where(eq(guardianRequests.clubId, clubId))
    .orderBy(desc(askedAt), desc(id))
    .limit(mostAskedGuardians);
}

type NewRequest = Omit<typeof guardianRequests.$inferInsert, 'id' | 'createdAt' | 'carriedOutAt' | 'declinedAt'>;

/** Stores a request for another guardian, which replaces an earlier one. Returns its id. */
export async function storeRequest(tx: Database, request: NewRequest & { juniorId: string }): Promise<string> {
  await tx.delete(guardianRequests).where(eq(guardianRequests.juniorId, request.juniorId));
  const [row] = await tx.insert(guardianRequests).values(request).returning({ id: guardianRequests.id });
  return (row as { id: string }).id;
}

/** A request for a new junior. */
export type NewJuniorRequest = Omit<NewRequest, 'juniorId'>;

/** Stores requests of a club for new juniors in two statements; the same ones again replace the earlier. In the order of ids. */
export async function storeNewRequests(tx: Database, clubId: string, requests: readonly NewJuniorRequest[]) {
  if (requests.length === 0) return [];
  const { juniorId, email } = guardianRequests;
  await tx.delete(guardianRequests).where(
    and(
      eq(guardianRequests.clubId, clubId),
      isNull(juniorId),
      sql`(${email}, search_text(${fullName(guardianRequests)})) in
        (select named.email, search_text(named.name) from ${namedJuniors(requests)})`,
    ),
  );
  return tx
    .insert(guardianRequests)
    .values(requests.map((request) => ({ ...request, clubId })))
    .returning({ id: guardianRequests.id, email });
}

/** Juniors by address and name as rows of a statement, numbered from 1. */
function namedJuniors(juniors: readonly { email: string; firstName: string; lastName: string }[]) {
  const emails = sql.param(juniors.map(({ email }) => email));
  const names = sql.param(juniors.map(({ firstName, lastName }) => `${firstName} ${lastName}`));
  return sql`unnest(${emails}::text[], ${names}::text[]) with ordinality as named(email, name, number)`;
}

/** In the order of the question: whether a junior is a member of the club, or their guardian asked; null for neither. */
export async function findKnownJuniors(
  db: Database,
  clubId: string,
  juniors: readonly { email: string; firstName: string; lastName: string }[],
): Promise<('member' | 'asked' | null)[]> {
  if (juniors.length === 0) return [];
  const isNamed = (person: typeof users | typeof guardianRequests) =>
    sql`search_text(${fullName(person)}) = search_text(named.name)`;
  const member = db
    .select({ one: sql`1` })
    .from(users)
    .innerJoin(guardian, eq(guardian.id, users.guardianId))
    .where(and(eq(users.clubId, clubId), sql`${guardian.email} = named.email`, isNamed(users)));
  const asked = db
    .select({ one: sql`1` })
    .from(guardianRequests)
    .where(
      and(
        eq(guardianRequests.clubId, clubId),
        isNull(guardianRequests.juniorId),
        sql`${guardianRequests.email} = named.email`,
        isNamed(guardianRequests),
      ),
    );
  const known = sql<
    'member' | 'asked' | null
  >`case when ${exists(member)} then 'member' when ${exists(asked)} then 'asked' end`;
  const rows = await db.select({ known }).from(namedJuniors(juniors)).orderBy(sql`named.number`);
  return rows.map((row) => row.known);
}

/** Deletes a club's request; false when it has none. */
export async function deleteRequest(tx: Database, clubId: string, id: string): Promise<string | null> {
  const [row] = await tx
    .delete(guardianRequests)
    .where(and(eq(guardianRequests.id, id), eq(guardianRequests.clubId, clubId)))
    .returning({ email: guardianRequests.email });
  return row?.email ?? null;
}

export async function updateAdultDay(tx: Database, juniorId: string, adultOn: string): Promise<void> {
  await tx.update(users).set({ adultOn }).where(eq(users.id, juniorId));
}

/** Requests to carry out, locked until the transaction ends, of clubs that are active; withdrawn ones are left out. */
export function lockRequests(tx: Database, ids: readonly string[]) {
  return tx
    .select({
      id: guardianRequests.id,
      email: guardianRequests.email,
      guardianFirstName: guardianRequests.guardianFirstName,
      guardianLastName: guardianRequests.guardianLastName,
      country: guardianRequests.country,
      firstName: guardianRequests.firstName,
      lastName: guardianRequests.lastName,
      juniorId: guardianRequests.juniorId,
      carriedOutAt: guardianRequests.carriedOutAt,
      clubId: clubs.id,
      clubName: clubs.name,
    })
    .from(guardianRequests)
    .innerJoin(clubs, and(eq(clubs.id, guardianRequests.clubId), isNull(clubs.deactivatedAt)))
    .where(and(sql`${guardianRequests.id} = any(${sql.param([...ids])}::uuid[])`, isNull(guardianRequests.declinedAt)))
    .orderBy(asc(guardianRequests.id))
    .for('update', { of: guardianRequests });
}

export async function markAsked(tx: Database, ids: readonly string[]): Promise<void> {
  await tx
    .update(guardianRequests)
    .set({ carriedOutAt: sql`now()` })
    .where(sql`${guardianRequests.id} = any(${sql.param([...ids])}::uuid[])`);
}

/** Deletes a club's requests, when it ends. */
export async function deleteGuardianRequestsOf(tx: Database, clubId: string): Promise<void> {
  await tx.delete(guardianRequests).where(eq(guardianRequests.clubId, clubId));
}

/** Deletes a club's requests about juniors who leave it or are being deleted: nobody could accept them. */
export async function deleteRequestsAbout(tx: Database, juniorIds: readonly string[]): Promise<void> {
  await tx
    .delete(guardianRequests)
    .where(
      and(
        isNotNull(guardianRequests.juniorId),
        sql`${guardianRequests.juniorId} = any(${sql.param([...juniorIds])}::uuid[])`,
      ),
    );
}

/** Deletes lapsed requests. */
export async function deleteOldRequests(db: Database): Promise<void> {
  await db
    .delete(guardianRequests)
    .where(sql`${guardianRequests.createdAt} < now() - make_interval(days => ${guardianRequestDays})`);
}
