// SQL of one person for administrators, in a constant number of statements.

import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';
import { limitOf, takePage } from '#server/db/paging.ts';
import { clubs, creditEntries, identities, messages, subscriptions, users } from '#server/db/schema/index.ts';
import { joiningClub, personColumns } from './people-columns.queries.ts';

/** Page size of the ledger. */
const ledgerPageSize = 50;

/** The account with its numbers; null for unknown and erased ones. */
export async function findPerson(db: Database, userId: string) {
  const [person] = await db
    .select({
      ...personColumns,
      emailVerifiedAt: users.emailVerifiedAt,
      deletionRequestedAt: users.deletionRequestedAt,
      timeZone: users.timeZone,
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
      hasGoogle: sql<boolean>`exists (select 1 from ${identities} where ${identities.userId} = ${users.id})`,
      messagesSent: sql<number>`(
        select count(*)::int from ${messages} where ${messages.senderId} = ${users.id})`,
      messagesReceived: sql<number>`(
        select count(*)::int from ${messages}
        where ${users.id} in (${messages.playerId}, ${messages.coachId}) and ${messages.senderId} <> ${users.id})`,
    })
    .from(users)
    .leftJoin(clubs, eq(clubs.id, users.clubId))
    .leftJoin(joiningClub, eq(joiningClub.id, users.joiningClubId))
    .where(and(eq(users.id, userId), isNull(users.erasedAt)));
  return person ?? null;
}

/** The latest subscription, even an ended one; null without any. */
export async function findLatestSubscription(db: Database, userId: string) {
  const { plan, state, currentPeriodEnd } = subscriptions;
  const [latest] = await db
    .select({ plan, state, currentPeriodEnd })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.id))
    .limit(1);
  return latest ?? null;
}

const author = alias(users, 'entry_author');

/** A page of the ledger, latest first. */
export async function listLedger(db: Database, userId: string, after: string | undefined) {
  const found = await db
    .select({
      id: creditEntries.id,
      amount: creditEntries.amount,
      reason: creditEntries.reason,
      note: creditEntries.note,
      actor: { firstName: author.firstName, lastName: author.lastName },
      createdAt: creditEntries.createdAt,
    })
    .from(creditEntries)
    .leftJoin(author, eq(author.id, creditEntries.actorId))
    .where(and(eq(creditEntries.userId, userId), after ? lt(creditEntries.id, after) : undefined))
    .orderBy(desc(creditEntries.id))
    .limit(limitOf(ledgerPageSize));
  return takePage(found, ledgerPageSize);
}
