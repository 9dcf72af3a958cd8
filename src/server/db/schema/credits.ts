// Analysis credits: the ledger. The balance is a column of `users`, kept equal to its sum.

import { sql } from 'drizzle-orm';
import { check, index, integer, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instant, now, oneOf, primaryId } from './columns.ts';

/** Why a balance changed. */
export const creditReasons = [
  'purchase',
  'submission',
  /** A video was withdrawn: its credit comes back. */
  'refund',
  'subscription',
  'adjustment',
  'welcome',
  /** A refund: takes back what is left of its credits. */
  'money_refund',
] as const;

/** Append-only: the database refuses to change or delete an entry (see the migrations). */
export const creditEntries = snakeCase.table(
  'credit_entries',
  {
    id: primaryId(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    amount: integer().notNull(),
    reason: text({ enum: creditReasons }).notNull(),
    note: text(),
    videoId: uuid(),
    actorId: uuid(),
    /** What the browser called this adjustment, so that a repeated one is recognised. */
    submissionKey: text(),
    createdAt: instant().notNull().default(now),
  },
  (table) => [
    index('credit_entries_user_index').on(table.userId, table.id),
    index('credit_entries_created_index').on(table.createdAt),
    uniqueIndex('credit_entries_submission_key')
      .on(table.userId, table.submissionKey)
      .where(sql`${table.submissionKey} is not null`),
    // One welcome a person, whatever happens twice.
    uniqueIndex('credit_entries_welcome_key').on(table.userId).where(sql`${table.reason} = 'welcome'`),
    oneOf('credit_entries_reason_check', table.reason, creditReasons),
    check('credit_entries_amount_check', sql`${table.amount} <> 0`),
  ],
);
