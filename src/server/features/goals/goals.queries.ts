// SQL of goals. Only club members have any: somebody who leaves the club keeps the row and no longer sees it.

import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { isVisiblePlayer, preparedForViewer, viewerValues } from '#server/access/visible-players.ts';
import type { Database } from '#server/db/database.ts';
import { playerGoals, users } from '#server/db/schema/index.ts';
import type { Actor } from '#server/http/sessions.ts';

const goalsOfPlayer = preparedForViewer((db, viewer) =>
  db
    .select({
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
    })
    .from(playerGoals)
    .innerJoin(users, eq(users.id, playerGoals.playerId))
    .where(
      and(
        eq(playerGoals.playerId, sql.placeholder('playerId')),
        eq(users.accessType, 'club'),
        isNotNull(users.clubId),
        isVisiblePlayer(viewer, playerGoals.playerId),
      ),
    )
    .prepare(`goals_of_player_${viewer.role}`),
);

/** A club member's goals; null when there are none, or none to be seen. */
export async function findGoals(db: Database, actor: Actor, playerId: string) {
  const [goals] = await goalsOfPlayer(db, actor).execute({ ...viewerValues(actor), playerId });
  return goals ?? null;
}
