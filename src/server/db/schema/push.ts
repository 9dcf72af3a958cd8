// Devices that tell people what has happened, and what they are not to tell.

import { boolean, index, primaryKey, snakeCase, text, uuid } from 'drizzle-orm/pg-core';
import { pushKinds } from '#domain/messages/push/push-kinds.ts';
import { sessions, users } from './accounts.ts';
import { instant, now, oneOf, primaryId } from './columns.ts';

/** A browser that takes pushes. It ends with its session, whatever ends that. */
export const pushDevices = snakeCase.table(
  'push_devices',
  {
    id: primaryId(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid()
      .notNull()
      .unique()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The address at the push service: anyone who knows it and the keys can send. */
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    isDetailed: boolean().notNull().default(false),
    createdAt: instant().notNull().default(now),
  },
  (table) => [index('push_devices_user_index').on(table.userId)],
);

/** The kinds that a person has switched off, a row each. */
export const stoppedPushes = snakeCase.table(
  'stopped_pushes',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: pushKinds }).notNull(),
    stoppedAt: instant().notNull().default(now),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    oneOf('stopped_pushes_kind_check', table.kind, pushKinds),
  ],
);
