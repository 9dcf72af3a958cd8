// SQL of the lists of training requests.

import { and, asc, desc, eq, gt, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isCoach } from '#domain/people/roles.ts';
import type { Database } from '#server/db/database.ts';
import { limitOf, takePage } from '#server/db/paging.ts';
import { namedPerson, playerCard } from '#server/db/people-columns.ts';
import { trainingRequests, users } from '#server/db/schema/index.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { isVisiblePlayer } from '#server/policy/visibility.ts';

const pageSize = 20;

const coach = alias(users, 'coach');

const shared = {
  id: trainingRequests.id,
  state: trainingRequests.state,
  wish: trainingRequests.wish,
  days: trainingRequests.days,
  duration: trainingRequests.duration,
  reason: trainingRequests.reason,
  createdAt: trainingRequests.createdAt,
  closedAt: trainingRequests.closedAt,
  coach: namedPerson(coach),
};

/** A page of a player's requests, latest first. */
export async function listOwnRequests(db: Database, playerId: string, after: string | undefined) {
  const rows = await db
    .select(shared)
    .from(trainingRequests)
    .innerJoin(coach, eq(coach.id, trainingRequests.coachId))
    .where(and(eq(trainingRequests.playerId, playerId), after ? lt(trainingRequests.id, after) : undefined))
    .orderBy(desc(trainingRequests.id))
    .limit(limitOf(pageSize));
  return takePage(rows, pageSize);
}

/** Requests visible on the coach's side: coaches see those from visible players, administrators all. */
function selectFor(db: Database, actor: Actor) {
  const isAsked = isCoach(actor.role) ? eq(trainingRequests.coachId, actor.id) : undefined;
  return {
    rows: db
      .select({ ...shared, player: playerCard(users) })
      .from(trainingRequests)
      .innerJoin(coach, eq(coach.id, trainingRequests.coachId))
      .innerJoin(users, eq(users.id, trainingRequests.playerId))
      .$dynamic(),
    isTheirs: and(isAsked, isVisiblePlayer(actor, trainingRequests.playerId)),
  };
}

/** A page of open requests on the coach's side, oldest first. */
export async function listRequestsFor(db: Database, actor: Actor, after: string | undefined) {
  const { id, state } = trainingRequests;
  const { rows, isTheirs } = selectFor(db, actor);
  const found = await rows
    .where(and(isTheirs, eq(state, 'open'), after ? gt(id, after) : undefined))
    .orderBy(asc(id))
    .limit(limitOf(pageSize));
  return takePage(found, pageSize);
}

/** One request on the coach's side; null if not visible. */
export async function findRequestFor(db: Database, actor: Actor, id: string) {
  const { rows, isTheirs } = selectFor(db, actor);
  const [request] = await rows.where(and(isTheirs, eq(trainingRequests.id, id)));
  return request ?? null;
}

/** A request with both people, for notifications; null if one of them is no longer active. */
export async function findRequestNotice(db: Database, id: string) {
  const [request] = await db
    .select({
      ...shared,
      coach: { ...namedPerson(coach), email: coach.email },
      player: { ...namedPerson(users), email: users.email },
    })
    .from(trainingRequests)
    .innerJoin(coach, and(eq(coach.id, trainingRequests.coachId), eq(coach.state, 'active')))
    .innerJoin(users, and(eq(users.id, trainingRequests.playerId), eq(users.state, 'active')))
    .where(eq(trainingRequests.id, id));
  return request ?? null;
}
