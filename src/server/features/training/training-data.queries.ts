// What training sessions hold of the player and of the coach.

import { asc, eq, getColumns, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { fullName } from '#server/access/names.ts';
import type { PersonalData } from '#server/access/personal-data.ts';
import { trainingSessions, users } from '#server/db/schema/index.ts';

const coach = alias(users, 'coach');
const player = alias(users, 'player');

/** Training sessions, as export and erasure see them. */
export const trainingData: PersonalData = {
  references: {
    'training_sessions.player_id': { exported: 'yes', erased: 'deleted' },
    'training_sessions.coach_id': { exported: 'with the player’s name', erased: 'kept, by a “Former coach”' },
  },

  async collect(db, userId) {
    const { id: _, playerId, coachId, ...session } = getColumns(trainingSessions);
    const content = await db
      .select({ player: fullName(player), coach: fullName(coach), ...session })
      .from(trainingSessions)
      .innerJoin(player, eq(player.id, playerId))
      .leftJoin(coach, eq(coach.id, coachId))
      .where(or(eq(playerId, userId), eq(coachId, userId)))
      .orderBy(asc(trainingSessions.sessionDate));
    return [{ key: 'trainingSessions', title: 'Training sessions', content }];
  },

  async erase(tx, { id }) {
    await tx.delete(trainingSessions).where(eq(trainingSessions.playerId, id));
  },
};
