// Training sessions.

import { sql } from 'drizzle-orm';
import { check, index, integer, snakeCase, text, uuid } from 'drizzle-orm/pg-core';
import { defaultSessionMinutes, trainingStatuses } from '#domain/training.ts';
import { users } from './accounts.ts';
import { instant, now, oneOf, primaryId } from './columns.ts';

export const trainingSessions = snakeCase.table(
  'training_sessions',
  {
    id: primaryId(),
    playerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    coachId: uuid().references(() => users.id, { onDelete: 'set null' }),
    title: text().notNull(),
    status: text({ enum: trainingStatuses }).notNull().default('scheduled'),
    sessionDate: instant().notNull(),
    /** Minutes. */
    duration: integer().notNull().default(defaultSessionMinutes),
    place: text(),
    objectives: text(),
    notes: text(),
    coachCompletionNotes: text(),
    completedAt: instant(),
    nextSessionDate: instant(),
    createdAt: instant().notNull().default(now),
  },
  (table) => [
    index('training_sessions_player_index').on(table.playerId, table.sessionDate),
    index('training_sessions_coach_index').on(table.coachId, table.sessionDate),
    oneOf('training_sessions_status_check', table.status, trainingStatuses),
    check('training_sessions_duration_check', sql`${table.duration} between 5 and 600`),
  ],
);
