// What people asked Smashy, what it answered, and what administrators make of it (docs/product.md#smashy).

import { sql } from 'drizzle-orm';
import {
  boolean,
  bytea,
  date,
  index,
  integer,
  jsonb,
  primaryKey,
  snakeCase,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { SmashyAnswer } from '#contract/assistant/smashy.ts';
import { entrySkills, questionMarks } from '#domain/assistant/open-questions.ts';
import { type AnswerOutcome, answerOutcomes, type TurnMemory } from '#domain/assistant/turns.ts';
import { users } from './accounts.ts';
import { instant, now, oneOf, primaryId } from './columns.ts';

/** Deleted after 30 days. */
export const smashyTurns = snakeCase.table(
  'smashy_turns',
  {
    /** Made by who asks. */
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The session in which it was asked: a conversation begins again with the next one. */
    sessionId: uuid().notNull(),
    question: text().notNull(),
    /** The same for the same question in other words (server/assistant/question-group.ts). */
    groupKey: text().notNull(),
    answer: jsonb().$type<SmashyAnswer>().notNull(),
    outcome: text({ enum: answerOutcomes }).$type<AnswerOutcome>().notNull(),
    /** What "that" means in the next question. */
    memory: jsonb().$type<TurnMemory>().notNull(),
    /** Null until the asker says. */
    isHelpful: boolean(),
    /** What the asker said of it. */
    word: text(),
    createdAt: instant().notNull().default(now),
  },
  (table) => [
    index('smashy_turns_session_index').on(table.userId, table.sessionId, table.createdAt),
    index('smashy_turns_age_index').on(table.createdAt),
    index('smashy_turns_open_index')
      .on(table.groupKey, table.createdAt, table.id)
      .where(sql`${table.outcome} = 'unanswered' or not ${table.isHelpful}`),
    oneOf('smashy_turns_outcome_check', table.outcome, answerOutcomes),
  ],
);

/** What administrators say of a group of questions. Of the askers it keeps no word: only the group's hash, and the day. */
export const smashyMarks = snakeCase.table(
  'smashy_marks',
  {
    id: primaryId(),
    groupKey: text().notNull(),
    mark: text({ enum: questionMarks }).notNull(),
    /** In UTC. */
    day: date({ mode: 'string' }).notNull(),
    markedById: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('smashy_marks_group_key').on(table.groupKey),
    index('smashy_marks_marker_index').on(table.markedById),
    oneOf('smashy_marks_mark_check', table.mark, questionMarks),
  ],
);

/** Entries that the installation's administrators add to Smashy's knowledge, in their own words. */
export const smashyEntries = snakeCase.table(
  'smashy_entries',
  {
    id: primaryId(),
    question: text().notNull(),
    /** Other ways to ask it. */
    wordings: text().array().notNull(),
    /** Markdown, as in the knowledge base. */
    answer: text().notNull(),
    skill: text({ enum: entrySkills }),
    version: integer().notNull().default(1),
    changedById: uuid().references(() => users.id, { onDelete: 'set null' }),
    changedAt: instant().notNull().default(now),
  },
  (table) => [
    index('smashy_entries_changer_index').on(table.changedById),
    oneOf('smashy_entries_skill_check', table.skill, entrySkills),
  ],
);

/** Vectors of the knowledge base by a model's server, if one is configured (decision 062). */
export const smashyVectors = snakeCase.table(
  'smashy_vectors',
  {
    model: text().notNull(),
    /** SHA-256 of the text, base64url. */
    textHash: text().notNull(),
    /** Components from -127 to 127, a byte each. */
    vector: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.model, table.textHash] })],
);
