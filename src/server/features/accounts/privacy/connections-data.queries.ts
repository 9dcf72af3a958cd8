// Personal data of connections.

import { msg } from '@lingui/core/runtime-macro';
import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { say } from '#domain/language/say.ts';
import { fullName } from '#server/db/people-columns.ts';
import { coachConnections, users } from '#server/db/schema/index.ts';
import { endConnectionsOf } from '#server/features/people/connections/connections.queries.ts';
import type { PersonalData } from '#server/policy/personal-data.ts';

const coach = alias(users, 'coach');
const player = alias(users, 'player');
const asker = alias(users, 'asker');

/** Connections between coaches and players in export and erasure. */
export const connectionData: PersonalData = {
  references: {
    'coach_connections.coach_id': { exported: 'with the other’s name', erased: 'ended' },
    'coach_connections.player_id': { exported: 'with the other’s name', erased: 'ended' },
    'coach_connections.requested_by_id': {
      exported: 'who asked, and with which words',
      erased: 'kept, without the words',
    },
  },

  async collect(db, userId) {
    const { status, message, createdAt, startedAt, endedAt } = coachConnections;
    const content = await db
      .select({
        coach: fullName(coach),
        player: fullName(player),
        requestedBy: fullName(asker),
        message,
        status,
        createdAt,
        startedAt,
        endedAt,
      })
      .from(coachConnections)
      .innerJoin(coach, eq(coach.id, coachConnections.coachId))
      .innerJoin(player, eq(player.id, coachConnections.playerId))
      .leftJoin(asker, eq(asker.id, coachConnections.requestedById))
      .where(
        or(
          eq(coachConnections.playerId, userId),
          // What a coach asked by email is among their requests as typed, until it is accepted.
          and(
            eq(coachConnections.coachId, userId),
            or(isNotNull(startedAt), sql`${coachConnections.requestedById} is distinct from ${userId}`),
          ),
        ),
      )
      .orderBy(asc(createdAt));
    return [{ key: 'connections', title: say(msg`Your connections`), content }];
  },

  async erase(tx, { id }) {
    await endConnectionsOf(tx, id);
    await tx.update(coachConnections).set({ message: null }).where(eq(coachConnections.requestedById, id));
  },
};
