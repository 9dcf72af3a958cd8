// What has changed, for those who should look again: kept for a day, so that a browser that was away catches up.

import { bigint, index, snakeCase, text, uuid } from 'drizzle-orm/pg-core';
import type { ChangeTopic } from '#contract/changes.ts';
import { instant, now } from './columns.ts';

export const changeEvents = snakeCase.table(
  'change_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    subjects: text().$type<ChangeTopic>().array().notNull(),
    /** Ids of the accounts to notify, deleted with the row after a day. */
    audience: uuid().array().notNull(),
    createdAt: instant().notNull().default(now),
  },
  (table) => [index('change_events_time_index').on(table.createdAt)],
);
