// Goals for export and erasure.

import { msg } from '@lingui/core/runtime-macro';
import { asc, eq, getColumns, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { say } from '#domain/language/say.ts';
import { fullName } from '#server/db/people-columns.ts';
import { playerGoals, users } from '#server/db/schema/index.ts';
import type { PersonalData } from '#server/policy/personal-data.ts';

const coach = alias(users, 'coach');
const player = alias(users, 'player');

export const goalData: PersonalData = {
  references: {
    'player_goals.player_id': { exported: 'yes', erased: 'deleted' },
    'player_goals.coach_id': { exported: 'with the player’s name', erased: 'kept, by a “Former coach”' },
  },

  async collect(db, userId) {
    const { playerId, coachId, ...goals } = getColumns(playerGoals);
    const content = await db
      .select({ player: fullName(player), coach: fullName(coach), ...goals })
      .from(playerGoals)
      .innerJoin(player, eq(player.id, playerId))
      .leftJoin(coach, eq(coach.id, coachId))
      .where(or(eq(playerId, userId), eq(coachId, userId)))
      .orderBy(asc(playerGoals.createdAt));
    return [{ key: 'goals', title: say(msg`Goals`), content }];
  },

  async erase(tx, { id }) {
    await tx.delete(playerGoals).where(eq(playerGoals.playerId, id));
  },
};
