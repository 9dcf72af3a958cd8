// Emails that people have switched off.

import { primaryKey, snakeCase, text, uuid } from 'drizzle-orm/pg-core';
import { mailKinds } from '#domain/messages/mail/mail-kinds.ts';
import { users } from './accounts.ts';
import { instant, now, oneOf } from './columns.ts';

/** The kinds that a person has switched off, a row each. */
export const stoppedMails = snakeCase.table(
  'stopped_mails',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: mailKinds }).notNull(),
    stoppedAt: instant().notNull().default(now),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    oneOf('stopped_mails_kind_check', table.kind, mailKinds),
  ],
);
