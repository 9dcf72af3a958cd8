// What people asked Smashy, and what it answered. Deleted after 30 days (docs/product.md#smashy).

import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, snakeCase, text, uuid } from 'drizzle-orm/pg-core';
import type { SmashyAnswer } from '#contract/assistant/smashy.ts';
import { type AnswerOutcome, answerOutcomes, type TurnMemory } from '#domain/assistant/turns.ts';
import { users } from './accounts.ts';
import { instant, now, oneOf } from './columns.ts';

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
      .on(table.createdAt, table.id)
      .where(sql`${table.outcome} = 'unanswered' or not ${table.isHelpful}`),
    oneOf('smashy_turns_outcome_check', table.outcome, answerOutcomes),
  ],
);
