// SQL of whom coaches have asked by e-mail: as they typed it.

import { and, desc, eq, exists, inArray, notExists, or, sql } from 'drizzle-orm';
import { requestLifeDays } from '#domain/people/connections.ts';
import { coachRoles } from '#domain/people/roles.ts';
import type { Database } from '#server/db/database.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { coachConnections, coachInvitations, users } from '#server/db/schema/index.ts';
import { isInvited } from '#server/features/accounts/accounts.queries.ts';
import { maxRequests } from './relationships.queries.ts';

/** Keeps what a coach typed; asking the same address again replaces it. */
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

/** What a coach typed, as long as they still coach and have not withdrawn it; they cannot until the transaction ends. */
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

/** The player of an address who can be asked: an active one, or one who has yet to accept an invitation. */
export async function findAddablePlayer(db: Database, email: string): Promise<string | null> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), eq(users.role, 'player'), or(eq(users.state, 'active'), isInvited())));
  return row?.id ?? null;
}

/** Whom a coach has asked, the latest first, without those who have become their players. */
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

/** Removes what a coach typed; tells the address and whose it is, or null when it is not the coach's. */
export async function deleteAddition(tx: Database, coachId: string, id: string) {
  const [row] = await tx
    .delete(coachInvitations)
    .where(and(eq(coachInvitations.id, id), eq(coachInvitations.coachId, coachId)))
    .returning({ email: coachInvitations.email });
  return row ?? null;
}

/** Removes what a coach typed to ask this player. */
export async function forgetAdditionOf(tx: Database, coachId: string, playerId: string): Promise<void> {
  const address = tx.select({ email: users.email }).from(users).where(eq(users.id, playerId));
  await tx
    .delete(coachInvitations)
    .where(and(eq(coachInvitations.coachId, coachId), inArray(coachInvitations.email, address)));
}

/** Removes what nobody will answer any more. */
export async function deleteOldAdditions(db: Database): Promise<void> {
  await db
    .delete(coachInvitations)
    .where(sql`${coachInvitations.createdAt} < now() - make_interval(days => ${requestLifeDays})`);
}
