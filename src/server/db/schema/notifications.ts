// Notifications of people: what happened, in facts. The words are made when they are read.

import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import {
  type NotificationFacts,
  type NotificationKind,
  notificationKinds,
} from '#domain/messages/notifications/notification-facts.ts';
import { notificationTypes } from '#domain/messages/notifications/notifications.ts';
import { users } from './accounts.ts';
import { instant, now, oneOf, primaryId } from './columns.ts';
import { videos } from './videos.ts';

export const notifications = snakeCase.table(
  'notifications',
  {
    id: primaryId(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Follows from the kind; kept, since bells are listed and merged by it. */
    type: text({ enum: notificationTypes }).notNull(),
    kind: text({ enum: notificationKinds }).notNull(),
    /** The people it is about: it is deleted when one of them is erased. */
    subjectIds: uuid().array().notNull(),
    facts: jsonb().$type<NotificationFacts[NotificationKind]>().notNull(),
    isRead: boolean().notNull().default(false),
    videoId: uuid().references(() => videos.id, { onDelete: 'cascade' }),
    /** What caused it: a job that runs twice notifies once. */
    cause: text(),
    createdAt: instant().notNull().default(now),
  },
  (table) => [
    index('notifications_user_index').on(table.userId, table.id),
    index('notifications_unread_index').on(table.userId, table.id).where(sql`not ${table.isRead}`),
    uniqueIndex('notifications_cause_key').on(table.userId, table.cause),
    oneOf('notifications_type_check', table.type, notificationTypes),
    oneOf('notifications_kind_check', table.kind, notificationKinds),
  ],
);
