// Takedown requests for public pages, and what was taken down.

import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { languages, sourceLanguage } from '#domain/language/languages.ts';
import { takedownStates } from '#domain/publicity/takedowns.ts';
import { users } from './accounts.ts';
import { reels } from './club-content.ts';
import { instant, now, oneOf, primaryId } from './columns.ts';
import { videos } from './videos.ts';

/**
 * What an administrator has taken off public pages, for good: a person, a stretch of a video, or a whole page. Kept apart from what it
 * concerns, so that it cannot come back by being made again.
 */
export const contentBlocks = snakeCase.table(
  'content_blocks',
  {
    id: primaryId(),
    /** The request that it answers. */
    takedownId: uuid()
      .notNull()
      .references(() => takedowns.id, { onDelete: 'cascade' }),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    videoId: uuid().references(() => videos.id, { onDelete: 'cascade' }),
    /** The stretch of the video; the whole of it where they are null. */
    startSeconds: doublePrecision(),
    endSeconds: doublePrecision(),
    reelId: uuid().references(() => reels.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull().default(now),
  },
  (table) => [
    index('content_blocks_takedown_index').on(table.takedownId),
    index('content_blocks_user_index').on(table.userId),
    index('content_blocks_video_index').on(table.videoId),
    index('content_blocks_reel_index').on(table.reelId),
    check('content_blocks_subject_check', sql`num_nonnulls(${table.userId}, ${table.videoId}, ${table.reelId}) = 1`),
  ],
);

/** Requests that something be taken off a public page. From anybody: there need be no account behind one. */
export const takedowns = snakeCase.table(
  'takedowns',
  {
    id: primaryId(),
    /** SHA-256 of the token in the mailed link; null once the address is confirmed. */
    tokenHash: text(),
    /** The page's path, e.g. `/reel/abc`. */
    page: text().notNull(),
    /** Who asks, what they want and why, and where the answer goes. */
    name: text().notNull(),
    email: text().notNull(),
    reason: text().notNull(),
    /** What they read, for the emails: their browser's language as they asked. */
    language: text({ enum: languages }).notNull().default(sourceLanguage),
    state: text({ enum: takedownStates }).notNull().default('unconfirmed'),
    answer: text(),
    createdAt: instant().notNull().default(now),
    confirmedAt: instant(),
    answeredAt: instant(),
    answeredById: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('takedowns_token_key').on(table.tokenHash),
    index('takedowns_state_index').on(table.state, table.id),
    index('takedowns_answerer_index').on(table.answeredById),
    oneOf('takedowns_language_check', table.language, languages),
    oneOf('takedowns_state_check', table.state, takedownStates),
  ],
);
