// Messages between a player and a coach.

import { sql } from 'drizzle-orm';
import { check, index, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instant, primaryId } from './columns.ts';

export const messages = snakeCase.table(
  'messages',
  {
    id: primaryId(),
    playerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    coachId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** One of the two. */
    senderId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    content: text().notNull(),
    /** By the database's clock, so that the order of a conversation is the same for all processes. */
    createdAt: instant().notNull().default(sql`clock_timestamp()`),
    readAt: instant(),
    /** When it was mentioned in an email; null before, and for messages that were read in time. */
    mailedAt: instant(),
    /** What the browser called it: sent twice, it counts once. */
    submissionKey: text(),
  },
  (table) => [
    index('messages_conversation_index').on(table.playerId, table.coachId, table.createdAt, table.id),
    index('messages_created_index').on(table.createdAt, table.senderId),
    index('messages_coach_index').on(table.coachId),
    index('messages_sender_index').on(table.senderId, table.createdAt),
    index('messages_unread_player_index').on(table.playerId).where(sql`${table.readAt} is null`),
    index('messages_unread_coach_index').on(table.coachId).where(sql`${table.readAt} is null`),
    // Messages to mention in an email: looked for every five minutes.
    index('messages_unmailed_index')
      .on(table.createdAt)
      .where(sql`${table.readAt} is null and ${table.mailedAt} is null`),
    uniqueIndex('messages_submission_key').on(table.senderId, table.submissionKey),
    check('messages_sender_check', sql`${table.senderId} in (${table.playerId}, ${table.coachId})`),
  ],
);
