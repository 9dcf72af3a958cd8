// What club members ask their coaches for: a training session.

import { sql } from 'drizzle-orm';
import { index, integer, jsonb, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { requestStates, type Weekday } from '#domain/training/training-requests.ts';
import { users } from '../accounts.ts';
import { instant, now, oneOf, primaryId } from '../columns.ts';

export const trainingRequests = snakeCase.table(
  'training_requests',
  {
    id: primaryId(),
    playerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    coachId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: requestStates }).notNull().default('open'),
    wish: text().notNull(),
    /** On which the player can come; none means any. */
    days: jsonb().$type<Weekday[]>().notNull(),
    /** Minutes. */
    duration: integer().notNull(),
    /** Why the coach declined it. */
    reason: text(),
    createdAt: instant().notNull().default(now),
    closedAt: instant(),
  },
  (table) => [
    // One open request at a time: a coach who is asked again and again answers no one.
    uniqueIndex('training_requests_open_key').on(table.coachId, table.playerId).where(sql`${table.state} = 'open'`),
    index('training_requests_coach_index').on(table.coachId, table.id),
    index('training_requests_player_index').on(table.playerId, table.id),
    oneOf('training_requests_state_check', table.state, requestStates),
  ],
);
