// SQL of goals. Only club members have goals; the row is kept but hidden when a player leaves the club.

import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { playerGoals, users } from '#server/db/schema/index.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { isClubMember } from '#server/policy/membership.ts';
import { isVisiblePlayer } from '#server/policy/visibility.ts';

const columns = {
  playerId: playerGoals.playerId,
  targetLevel: playerGoals.targetLevel,
  targetDate: playerGoals.targetDate,
  timeframe: playerGoals.timeframe,
  journeyStartDate: playerGoals.journeyStartDate,
  goals: playerGoals.goals,
  shortTermGoals: playerGoals.shortTermGoals,
  longTermGoals: playerGoals.longTermGoals,
  skillPriorities: playerGoals.skillPriorities,
  notes: playerGoals.notes,
  createdAt: playerGoals.createdAt,
  updatedAt: playerGoals.updatedAt,
};

/** A club member's goals; null when there are none, or none to be seen. */
export async function findGoals(db: Database, actor: Actor, playerId: string) {
  const [goals] = await db
    .select(columns)
    .from(playerGoals)
    .innerJoin(users, eq(users.id, playerGoals.playerId))
    .where(and(eq(playerGoals.playerId, playerId), isClubMember(users), isVisiblePlayer(actor, playerGoals.playerId)));
  return goals ?? null;
}

/** A player's club membership. */
export async function findMembership(db: Database, playerId: string) {
  const [row] = await db
    .select({ accessType: users.accessType, clubId: users.clubId })
    .from(users)
    .where(and(eq(users.id, playerId), eq(users.role, 'player')));
  return row ?? null;
}

/** Adds a player's first goals; null if there already are some. */
export async function insertGoals(db: Database, goals: typeof playerGoals.$inferInsert) {
  const [saved] = await db.insert(playerGoals).values(goals).onConflictDoNothing().returning(columns);
  return saved ?? null;
}

/** Replaces goals last changed at `updatedAt`; null if they have changed since or do not exist. */
export async function replaceGoals(
  db: Database,
  playerId: string,
  updatedAt: string,
  goals: Omit<typeof playerGoals.$inferInsert, 'playerId'>,
) {
  const [saved] = await db
    .update(playerGoals)
    // Always later than before, since `updatedAt` identifies the version.
    .set({ ...goals, updatedAt: sql`greatest(now(), ${playerGoals.updatedAt} + interval '1 millisecond')` })
    .where(and(eq(playerGoals.playerId, playerId), eq(playerGoals.updatedAt, updatedAt)))
    .returning(columns);
  return saved ?? null;
}
