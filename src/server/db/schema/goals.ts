// Goals that coaches set for club members.

import { sql } from 'drizzle-orm';
import { check, date, jsonb, numeric, snakeCase, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instant, now } from './columns.ts';

const list = () => jsonb().$type<string[]>().notNull().default([]);

/** One row a player, as the goals are now; earlier ones are not kept. */
export const playerGoals = snakeCase.table(
  'player_goals',
  {
    playerId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    targetLevel: numeric({ precision: 2, scale: 1 }),
    targetDate: date({ mode: 'string' }),
    timeframe: text(),
    journeyStartDate: date({ mode: 'string' }),
    goals: list(),
    shortTermGoals: list(),
    longTermGoals: list(),
    skillPriorities: list(),
    notes: text(),
    /** The coach who set them last. */
    coachId: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant().notNull().default(now),
    updatedAt: instant().notNull().default(now),
  },
  (table) => [check('player_goals_target_check', sql`${table.targetLevel} between 1 and 7`)],
);
