// What a session trains that was made from a player's ratings.

import { primaryKey, snakeCase, text, uuid } from 'drizzle-orm/pg-core';
import { type SingleSkill, singleSkills } from '#domain/skills/skills.ts';
import { oneOf } from '../columns.ts';
import { trainingSessions } from './training.ts';

/** A skill and its drill; goes with the session. */
export const trainingFocus = snakeCase.table(
  'training_focus',
  {
    sessionId: uuid()
      .notNull()
      .references(() => trainingSessions.id, { onDelete: 'cascade' }),
    skill: text({ enum: singleSkills as [SingleSkill, ...SingleSkill[]] }).notNull(),
    /** Of the library in `src/domain/skills/drills`. */
    drillId: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.skill, table.drillId] }),
    oneOf('training_focus_skill_check', table.skill, singleSkills),
  ],
);
