// SQL of all goals, for administrators.

import { and, desc, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { goalStates } from '#domain/progress/goal-states.ts';
import type { Database } from '#server/db/database.ts';
import { limitOf, takePage } from '#server/db/paging.ts';
import { playerCard } from '#server/db/people-columns.ts';
import { clubs, playerGoals, users } from '#server/db/schema/index.ts';
import { isClubMember } from '#server/policy/membership.ts';

const pageSize = 50;

type GoalState = (typeof goalStates)[number];

const coach = alias(users, 'goal_coach');
const last = alias(playerGoals, 'last_goals');

/** The goals' state. Goals need a target level to be reached and a date to be overdue, in the player's time zone. */
const state = sql<GoalState>`case
  when ${users.currentLevel} >= ${playerGoals.targetLevel} then 'reached'
  when ${playerGoals.targetDate} < (now() at time zone coalesce(${users.timeZone}, 'UTC'))::date then 'overdue'
  else 'open' end`;

interface GoalsFilter {
  state?: GoalState;
  playerId?: string;
  coachId?: string;
  clubId?: string;
  /** Target dates, both days included. */
  from?: string;
  to?: string;
  /** The last player of the previous page. */
  after?: string;
}

/** A page of club members' goals, latest change first. */
export async function listAllGoals(db: Database, filter: GoalsFilter) {
  const found = await db
    .select({
      player: playerCard(users),
      clubName: clubs.name,
      targetLevel: playerGoals.targetLevel,
      targetDate: playerGoals.targetDate,
      timeframe: playerGoals.timeframe,
      state,
      coach: { firstName: coach.firstName, lastName: coach.lastName },
      updatedAt: playerGoals.updatedAt,
    })
    .from(playerGoals)
    .innerJoin(users, eq(users.id, playerGoals.playerId))
    .innerJoin(clubs, eq(clubs.id, users.clubId))
    .leftJoin(coach, eq(coach.id, playerGoals.coachId))
    .where(
      and(
        isClubMember(users),
        ne(users.state, 'deleted'),
        filter.state ? eq(state, filter.state) : undefined,
        filter.playerId ? eq(playerGoals.playerId, filter.playerId) : undefined,
        filter.coachId ? eq(playerGoals.coachId, filter.coachId) : undefined,
        filter.clubId ? eq(users.clubId, filter.clubId) : undefined,
        filter.from || filter.to ? isNotNull(playerGoals.targetDate) : undefined,
        filter.from ? sql`${playerGoals.targetDate} >= ${filter.from}` : undefined,
        filter.to ? sql`${playerGoals.targetDate} <= ${filter.to}` : undefined,
        filter.after ? isAfter(db, filter.after) : undefined,
      ),
    )
    .orderBy(desc(playerGoals.updatedAt), desc(playerGoals.playerId))
    .limit(limitOf(pageSize));
  return takePage(found, pageSize, ({ player }) => player.id);
}

function isAfter(db: Database, after: string): SQL {
  const cursor = db
    .select({ updatedAt: last.updatedAt, playerId: last.playerId })
    .from(last)
    .where(eq(last.playerId, after));
  return sql`(${playerGoals.updatedAt}, ${playerGoals.playerId}) < (${cursor})`;
}
