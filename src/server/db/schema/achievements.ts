// Achievements that players were granted.

import { index, integer, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { achievementTypes } from '#domain/progress/achievements.ts';
import { users } from './accounts.ts';
import { instant, now, oneOf, primaryId } from './columns.ts';

/** One row for each cause, whatever happens twice: the unique key says so. */
export const achievements = snakeCase.table(
  'achievements',
  {
    id: primaryId(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text({ enum: achievementTypes }).notNull(),
    /** What it was granted for, e.g. a video's id. */
    cause: text().notNull(),
    xp: integer().notNull(),
    createdAt: instant().notNull().default(now),
    /** When the player was shown it. */
    seenAt: instant(),
  },
  (table) => [
    uniqueIndex('achievements_cause_key').on(table.userId, table.type, table.cause),
    index('achievements_user_index').on(table.userId, table.id),
    oneOf('achievements_type_check', table.type, achievementTypes),
  ],
);
