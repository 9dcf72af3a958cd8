// SQL of reading connections: a player's coaches, a coach's requests, and both sides for emails.

import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';
import { playerCard } from '#server/db/people-columns.ts';
import { clubs, coachConnections, users } from '#server/db/schema/index.ts';

export const maxRequests = 100;

const coach = alias(users, 'coach');
const player = alias(users, 'player');

/** The side that asked; null if neither did. */
const requestedBy = sql<'coach' | 'player' | null>`case ${coachConnections.requestedById}
  when ${coachConnections.coachId} then 'coach' when ${coachConnections.playerId} then 'player' end`;

function relationships(db: Database, condition: SQL | undefined) {
  return db
    .select({
      id: coachConnections.id,
      status: sql<'requested' | 'active'>`${coachConnections.status}`,
      requestedBy,
      message: coachConnections.message,
      requestedAt: coachConnections.createdAt,
      startedAt: coachConnections.startedAt,
      coach: {
        id: coach.id,
        firstName: coach.firstName,
        lastName: coach.lastName,
        role: coach.role,
        country: coach.country,
        clubName: clubs.name,
      },
    })
    .from(coachConnections)
    .innerJoin(coach, eq(coach.id, coachConnections.coachId))
    .leftJoin(clubs, eq(clubs.id, coach.clubId))
    .where(and(condition, ne(coachConnections.status, 'ended'), ne(coach.state, 'deleted')))
    .orderBy(sql`${coachConnections.status} = 'active'`, desc(coachConnections.id));
}

/** A player's coaches: pending requests first, then latest first. */
export function listRelationships(db: Database, playerId: string) {
  return relationships(db, eq(coachConnections.playerId, playerId));
}

/** The player's relationship with one coach. */
export async function findRelationship(db: Database, playerId: string, coachId: string) {
  const [row] = await relationships(
    db,
    and(eq(coachConnections.playerId, playerId), eq(coachConnections.coachId, coachId)),
  );
  return row ?? null;
}

/** Players' requests to a coach, latest first. */
export function listIncomingRequests(db: Database, coachId: string) {
  return db
    .select({
      id: coachConnections.id,
      message: coachConnections.message,
      requestedAt: coachConnections.createdAt,
      player: playerCard(player),
    })
    .from(coachConnections)
    .innerJoin(player, eq(player.id, coachConnections.playerId))
    .where(
      and(
        eq(coachConnections.coachId, coachId),
        eq(coachConnections.status, 'requested'),
        eq(coachConnections.requestedById, coachConnections.playerId),
        ne(player.state, 'deleted'),
      ),
    )
    .orderBy(desc(coachConnections.id))
    .limit(maxRequests);
}

/** A connection with both people, for emails and notifications; null if it no longer exists. */
export async function findBothSides(db: Database, connectionId: string) {
  const side = (person: typeof coach | typeof player) => ({
    id: person.id,
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    role: person.role,
    state: person.state,
    passwordHash: person.passwordHash,
  });
  const [row] = await db
    .select({ status: coachConnections.status, requestedBy, coach: side(coach), player: side(player) })
    .from(coachConnections)
    .innerJoin(coach, eq(coach.id, coachConnections.coachId))
    .innerJoin(player, eq(player.id, coachConnections.playerId))
    .where(eq(coachConnections.id, connectionId));
  return row ?? null;
}
