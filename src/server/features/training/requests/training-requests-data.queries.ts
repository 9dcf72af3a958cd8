// Training requests for export and erasure.

import { msg } from '@lingui/core/runtime-macro';
import { asc, eq, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { say } from '#domain/language/say.ts';
import { fullName } from '#server/db/people-columns.ts';
import { trainingRequests, users } from '#server/db/schema/index.ts';
import type { PersonalData } from '#server/policy/personal-data.ts';

const coach = alias(users, 'coach');
const player = alias(users, 'player');

export const trainingRequestData: PersonalData = {
  references: {
    'training_requests.player_id': { exported: 'with the coach’s name', erased: 'deleted' },
    'training_requests.coach_id': { exported: 'with the player’s name', erased: 'deleted' },
  },

  async collect(db, userId) {
    const { playerId, coachId, state, wish, days, duration, reason, createdAt, closedAt } = trainingRequests;
    const content = await db
      .select({
        player: fullName(player),
        coach: fullName(coach),
        state,
        wish,
        days,
        duration,
        reason,
        createdAt,
        closedAt,
      })
      .from(trainingRequests)
      .innerJoin(player, eq(player.id, playerId))
      .innerJoin(coach, eq(coach.id, coachId))
      .where(or(eq(playerId, userId), eq(coachId, userId)))
      .orderBy(asc(trainingRequests.id));
    return [{ key: 'trainingRequests', title: say(msg`Requests for training sessions`), content }];
  },

  async erase(tx, { id }) {
    await tx.delete(trainingRequests).where(or(eq(trainingRequests.playerId, id), eq(trainingRequests.coachId, id)));
  },
};
