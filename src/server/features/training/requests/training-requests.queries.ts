// SQL that changes training requests.

import { and, eq, sql } from 'drizzle-orm';
import { type RequestState, trainingRequestDays } from '#domain/training/training-requests.ts';
import type { Database } from '#server/db/database.ts';
import { coachConnections, trainingRequests, users } from '#server/db/schema/index.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { isVisiblePlayer } from '#server/policy/visibility.ts';

/** The membership of a player asking a coach; null unless both are active and connected. */
export async function findAskingPlayer(tx: Database, coachId: string, playerId: string) {
  const [player] = await tx
    .select({ accessType: users.accessType, clubId: users.clubId })
    .from(users)
    .innerJoin(
      coachConnections,
      and(
        eq(coachConnections.playerId, users.id),
        eq(coachConnections.coachId, coachId),
        eq(coachConnections.status, 'active'),
      ),
    )
    .where(
      and(
        eq(users.id, playerId),
        eq(users.role, 'player'),
        eq(users.state, 'active'),
        sql`exists (select 1 from ${users} as coach where coach.id = ${coachId} and coach.state = 'active')`,
      ),
    );
  return player ?? null;
}

/** Adds a request; null if the player already has an open one to this coach. */
export async function insertRequest(
  tx: Database,
  request: typeof trainingRequests.$inferInsert,
): Promise<string | null> {
  const [row] = await tx
    .insert(trainingRequests)
    .values(request)
    .onConflictDoNothing({
      target: [trainingRequests.coachId, trainingRequests.playerId],
      where: sql`${trainingRequests.state} = 'open'`,
    })
    .returning({ id: trainingRequests.id });
  return row?.id ?? null;
}

const columns = {
  id: trainingRequests.id,
  playerId: trainingRequests.playerId,
  coachId: trainingRequests.coachId,
  state: trainingRequests.state,
};

/** A player's request, locked until the transaction ends. */
export async function lockOwnRequest(tx: Database, playerId: string, id: string) {
  const [row] = await tx
    .select(columns)
    .from(trainingRequests)
    .where(and(eq(trainingRequests.id, id), eq(trainingRequests.playerId, playerId)))
    .for('update');
  return row ?? null;
}

/** A request to the coach from a visible player, locked until the transaction ends. */
export async function lockRequestTo(tx: Database, coach: Actor, id: string) {
  const [row] = await tx
    .select(columns)
    .from(trainingRequests)
    .where(
      and(
        eq(trainingRequests.id, id),
        eq(trainingRequests.coachId, coach.id),
        isVisiblePlayer(coach, trainingRequests.playerId),
      ),
    )
    .for('update');
  return row ?? null;
}

/** Closes a locked request. */
export async function closeRequest(
  tx: Database,
  id: string,
  outcome: { state: Exclude<RequestState, 'open'>; reason?: string },
): Promise<void> {
  await tx
    .update(trainingRequests)
    .set({ ...outcome, closedAt: sql`now()` })
    .where(eq(trainingRequests.id, id));
}

/** Lapses open requests to a coach, from one player or all, because they are no longer connected. */
export async function lapseRequestsBetween(tx: Database, coachId: string, playerId?: string): Promise<void> {
  await tx
    .update(trainingRequests)
    .set({ state: 'lapsed', closedAt: sql`now()` })
    .where(
      and(
        eq(trainingRequests.state, 'open'),
        eq(trainingRequests.coachId, coachId),
        playerId === undefined ? undefined : eq(trainingRequests.playerId, playerId),
      ),
    );
}

/** Lapses open requests of players to a coach, in one statement. */
export async function lapseRequestsOfPlayers(
  tx: Database,
  coachId: string,
  playerIds: readonly string[],
): Promise<void> {
  await tx
    .update(trainingRequests)
    .set({ state: 'lapsed', closedAt: sql`now()` })
    .where(
      and(
        eq(trainingRequests.state, 'open'),
        eq(trainingRequests.coachId, coachId),
        sql`${trainingRequests.playerId} = any(${sql.param([...playerIds])}::uuid[])`,
      ),
    );
}

/** Lapses old unanswered requests, and returns the people concerned. */
export function lapseOldRequests(tx: Database) {
  return tx
    .update(trainingRequests)
    .set({ state: 'lapsed', closedAt: sql`now()` })
    .where(
      and(
        eq(trainingRequests.state, 'open'),
        sql`${trainingRequests.createdAt} < now() - make_interval(days => ${trainingRequestDays})`,
      ),
    )
    .returning({ coachId: trainingRequests.coachId, playerId: trainingRequests.playerId });
}
