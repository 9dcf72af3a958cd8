// SQL that changes connections.

import { and, eq, exists, inArray, ne, or, sql } from 'drizzle-orm';
import { requestLifeDays } from '#domain/people/connections.ts';
import { coachRoles } from '#domain/people/roles.ts';
import type { Database } from '#server/db/database.ts';
import { coachConnections, coachProfiles, users } from '#server/db/schema/index.ts';

/** Ends all connections and requests of a coach or player, and returns the pairs. */
export async function endConnectionsOf(tx: Database, userId: string) {
  const { coachId, playerId, status } = coachConnections;
  return tx
    .update(coachConnections)
    .set({ status: 'ended', endedAt: sql`now()` })
    .where(and(or(eq(coachId, userId), eq(playerId, userId)), ne(status, 'ended')))
    .returning({ coachId, playerId });
}

/** Adds a request; null if they are connected or one of them has already asked. */
export async function insertRequest(
  db: Database,
  request: { coachId: string; playerId: string; requestedById: string; message: string | null },
): Promise<string | null> {
  const [row] = await db
    .insert(coachConnections)
    .values({ ...request, status: 'requested' })
    .onConflictDoNothing({
      target: [coachConnections.coachId, coachConnections.playerId],
      where: sql`${coachConnections.status} <> 'ended'`,
    })
    .returning({ id: coachConnections.id });
  return row?.id ?? null;
}

const columns = {
  id: coachConnections.id,
  coachId: coachConnections.coachId,
  playerId: coachConnections.playerId,
  status: coachConnections.status,
  requestedById: coachConnections.requestedById,
};

/** The request or connection between a coach and a player, locked until the transaction ends. */
export async function lockActiveConnection(tx: Database, coachId: string, playerId: string) {
  const [row] = await tx
    .select(columns)
    .from(coachConnections)
    .where(
      and(
        eq(coachConnections.coachId, coachId),
        eq(coachConnections.playerId, playerId),
        ne(coachConnections.status, 'ended'),
      ),
    )
    .for('update');
  return row ?? null;
}

/** A person's connection in any state, locked until the transaction ends; null if it is not theirs. */
export async function lockConnectionOf(tx: Database, userId: string, id: string) {
  const [row] = await tx
    .select(columns)
    .from(coachConnections)
    .where(
      and(eq(coachConnections.id, id), or(eq(coachConnections.coachId, userId), eq(coachConnections.playerId, userId))),
    )
    .for('update');
  return row ?? null;
}

export async function activate(tx: Database, id: string): Promise<void> {
  await tx.update(coachConnections).set({ status: 'active', startedAt: sql`now()` }).where(eq(coachConnections.id, id));
}

export async function end(tx: Database, id: string): Promise<void> {
  await tx.update(coachConnections).set({ status: 'ended', endedAt: sql`now()` }).where(eq(coachConnections.id, id));
}

/** Whether an account is an active player's, and not just viewing as one. */
export async function isActivePlayer(db: Database, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.role, 'player'), eq(users.state, 'active')));
  return rows.length === 1;
}

/** Whether a player may ask this coach: active, and listed or a former coach of the player. */
export async function isAskable(db: Database, coachId: string, playerId: string): Promise<boolean> {
  const one = { one: sql`1` };
  const listed = db
    .select(one)
    .from(coachProfiles)
    .where(and(eq(coachProfiles.coachId, users.id), eq(coachProfiles.isListed, true)));
  const known = db
    .select(one)
    .from(coachConnections)
    .where(and(eq(coachConnections.coachId, users.id), eq(coachConnections.playerId, playerId)));
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, coachId),
        inArray(users.role, [...coachRoles]),
        eq(users.state, 'active'),
        or(exists(listed), exists(known)),
      ),
    );
  return rows.length === 1;
}

/** Ends lapsed requests. */
export async function endOldRequests(db: Database): Promise<void> {
  await db
    .update(coachConnections)
    .set({ status: 'ended', endedAt: sql`now()` })
    .where(
      and(
        eq(coachConnections.status, 'requested'),
        sql`${coachConnections.createdAt} < now() - make_interval(days => ${requestLifeDays})`,
      ),
    );
}
