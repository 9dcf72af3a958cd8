// SQL of coaches' requests by email, as typed.

import { and, desc, eq, exists, inArray, notExists, or, sql } from 'drizzle-orm';
import { requestLifeDays } from '#domain/people/connections.ts';
import { coachRoles } from '#domain/people/roles.ts';
import type { Database } from '#server/db/database.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { coachConnections, coachInvitations, users } from '#server/db/schema/index.ts';
import { isInvited } from '#server/features/accounts/accounts.queries.ts';
import { maxRequests } from './relationships.queries.ts';

/** Stores a coach's request; asking the same address again replaces it. */
export async function keepAddition(
  tx: Database,
  addition: Omit<typeof coachInvitations.$inferInsert, 'id' | 'createdAt'>,
): Promise<string> {
  const { coachId: _, email: __, ...typed } = addition;
  const { id } = onlyRow(
    await tx
      .insert(coachInvitations)
      .values(addition)
      .onConflictDoUpdate({
        target: [coachInvitations.coachId, coachInvitations.email],
        set: { ...typed, createdAt: sql`now()` },
      })
      .returning({ id: coachInvitations.id }),
  );
  return id;
}

/** A coach's request, locked until the transaction ends; null if it was withdrawn or the coach no longer coaches. */
export async function lockAddition(tx: Database, id: string) {
  const coach = tx
    .select({ one: sql`1` })
    .from(users)
    .where(
      and(eq(users.id, coachInvitations.coachId), inArray(users.role, [...coachRoles]), eq(users.state, 'active')),
    );
  const [row] = await tx
    .select()
    .from(coachInvitations)
    .where(and(eq(coachInvitations.id, id), exists(coach)))
    .for('update');
  return row ?? null;
}

/** The player with this address who can be asked: active, or still invited. */
export async function findAddablePlayer(db: Database, email: string): Promise<string | null> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), eq(users.role, 'player'), or(eq(users.state, 'active'), isInvited())));
  return row?.id ?? null;
}

/** A coach's pending requests, latest first. */
export function listAdditions(db: Database, coachId: string) {
  const connected = db
    .select({ one: sql`1` })
    .from(users)
    .innerJoin(coachConnections, eq(coachConnections.playerId, users.id))
    .where(
      and(
        eq(users.email, coachInvitations.email),
        eq(coachConnections.coachId, coachId),
        eq(coachConnections.status, 'active'),
      ),
    );
  return db
    .select({
      id: coachInvitations.id,
      email: coachInvitations.email,
      firstName: coachInvitations.firstName,
      lastName: coachInvitations.lastName,
      message: coachInvitations.message,
      requestedAt: coachInvitations.createdAt,
    })
    .from(coachInvitations)
    .where(and(eq(coachInvitations.coachId, coachId), notExists(connected)))
    .orderBy(desc(coachInvitations.createdAt), desc(coachInvitations.id))
    .limit(maxRequests);
}

/** Deletes a coach's request and returns its address; null if it is not theirs. */
export async function deleteAddition(tx: Database, coachId: string, id: string) {
  const [row] = await tx
    .delete(coachInvitations)
    .where(and(eq(coachInvitations.id, id), eq(coachInvitations.coachId, coachId)))
    .returning({ email: coachInvitations.email });
  return row ?? null;
}

/** Deletes a coach's request to this player. */
export async function forgetAdditionOf(tx: Database, coachId: string, playerId: string): Promise<void> {
  const address = tx.select({ email: users.email }).from(users).where(eq(users.id, playerId));
  await tx
    .delete(coachInvitations)
    .where(and(eq(coachInvitations.coachId, coachId), inArray(coachInvitations.email, address)));
}

/** Deletes requests that have lapsed. */
export async function deleteOldAdditions(db: Database): Promise<void> {
  await db
    .delete(coachInvitations)
    .where(sql`${coachInvitations.createdAt} < now() - make_interval(days => ${requestLifeDays})`);
}
