// Messages between a player and a coach, and the threads of those that answer a note.

import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  jsonb,
  snakeCase,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { VoiceClip } from '#domain/reviews/voice/voice-clips.ts';
import { users } from './accounts.ts';
import { instant, primaryId } from './columns.ts';
import { videos } from './videos.ts';

/** What a player and the coach of a review write about one of its notes: messages with this thread. */
export const noteThreads = snakeCase.table(
  'note_threads',
  {
    id: primaryId(),
    videoId: uuid()
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    /** Of the note within its review. No reference: a revision writes all notes again, and may leave this one out. */
    noteId: uuid().notNull(),
    playerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    coachId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The note as it was last published; kept once a revision has removed it. */
    timestamp: doublePrecision().notNull(),
    title: text().notNull(),
    /** Who wrote last. */
    lastSenderId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lastAt: instant().notNull().default(sql`clock_timestamp()`),
    /** When the coach closed it; null while it is open. */
    closedAt: instant(),
  },
  (table) => [
    unique('note_threads_note_key').on(table.videoId, table.noteId, table.coachId),
    index('note_threads_player_index').on(table.playerId),
    index('note_threads_coach_index').on(table.coachId),
    index('note_threads_sender_index').on(table.lastSenderId),
    // Threads that a coach has not answered.
    index('note_threads_unanswered_index')
      .on(table.coachId, table.lastAt)
      .where(sql`${table.closedAt} is null and ${table.lastSenderId} = ${table.playerId}`),
  ],
);

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
    /** The note's thread that it answers in; null for other messages, and once the review is no more. */
    threadId: uuid().references(() => noteThreads.id, { onDelete: 'set null' }),
    /** The recording of a spoken answer. */
    voice: jsonb().$type<VoiceClip>(),
    /** Whether it counts towards no quota. */
    isFree: boolean().notNull().default(false),
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
    index('messages_thread_index')
      .on(table.threadId, table.createdAt, table.id)
      .where(sql`${table.threadId} is not null`),
    // Each recording is in one answer.
    uniqueIndex('messages_voice_key').on(sql`(${table.voice}->>'id')`).where(sql`${table.voice} is not null`),
    uniqueIndex('messages_submission_key').on(table.senderId, table.submissionKey),
    check('messages_sender_check', sql`${table.senderId} in (${table.playerId}, ${table.coachId})`),
  ],
);
