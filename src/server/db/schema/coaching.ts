// Connections between coaches and players.

import { sql } from 'drizzle-orm';
import { index, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instant, now, oneOf, primaryId } from './columns.ts';

/** Asked for by one side, active once the other accepts, ended by either. Only `active` gives access. */
export const connectionStatuses = ['requested', 'active', 'ended'] as const;

export const coachConnections = snakeCase.table(
  'coach_connections',
  {
    id: primaryId(),
    coachId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    playerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text({ enum: connectionStatuses }).notNull(),
    createdAt: instant().notNull().default(now),
    startedAt: instant(),
    endedAt: instant(),
  },
  (table) => [
    // One living connection a pair; ended ones are history.
    uniqueIndex('coach_connections_living_key')
      .on(table.coachId, table.playerId)
      .where(sql`${table.status} <> 'ended'`),
    index('coach_connections_player_index').on(table.playerId, table.status),
    oneOf('coach_connections_status_check', table.status, connectionStatuses),
  ],
);
