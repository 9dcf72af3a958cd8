// Sessions open to the members of a club, and who waits for a place in them.

import { sql } from 'drizzle-orm';
import { check, index, numeric, snakeCase, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { clubs, users } from '../accounts.ts';
import { instant, now, primaryId } from '../columns.ts';

export const openSessions = snakeCase.table(
  'open_sessions',
  {
    /** The session: a group of `training_sessions`. */
    groupId: uuid().primaryKey(),
    clubId: uuid()
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    /** Levels on the inner scale, both or neither; each stands for its half step. */
    levelFrom: numeric({ precision: 2, scale: 1 }),
    levelTo: numeric({ precision: 2, scale: 1 }),
    openedAt: instant().notNull().default(now),
  },
  (table) => [
    index('open_sessions_club_index').on(table.clubId),
    check(
      'open_sessions_levels_check',
      sql`(${table.levelFrom} is null and ${table.levelTo} is null) or (${table.levelFrom} >= 1 and ${table.levelTo} <= 7 and ${table.levelFrom} <= ${table.levelTo})`,
    ),
  ],
);

/** The waiting list of a session, in the order of the ids. */
export const sessionWaiters = snakeCase.table(
  'session_waiters',
  {
    id: primaryId(),
    groupId: uuid()
      .notNull()
      .references(() => openSessions.groupId, { onDelete: 'cascade' }),
    playerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    joinedAt: instant().notNull().default(now),
    /** Until when a place is kept for them; in the last hours, when no place is kept any more, the start. Null without an offer. */
    offeredUntil: instant(),
  },
  (table) => [
    uniqueIndex('session_waiters_key').on(table.groupId, table.playerId),
    index('session_waiters_player_index').on(table.playerId),
  ],
);
