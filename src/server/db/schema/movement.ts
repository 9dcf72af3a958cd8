// Where players stood in a video, marked by hand.

import { index, integer, jsonb, primaryKey, snakeCase, uuid } from 'drizzle-orm/pg-core';
import type { MovementDocument } from '#contract/reviews/movement.ts';
import type { Tracks } from '#domain/reviews/movement/marks.ts';
import { users } from './accounts.ts';
import { instant, now } from './columns.ts';
import { ofVideo, withItsVideo } from './videos.ts';

/** One document a video: the marks in progress, and the part that players see. */
export const movementAnalyses = snakeCase.table(
  'movement_analyses',
  {
    ...ofVideo(),
    document: jsonb().$type<MovementDocument>().notNull(),
    /** Counts the saves; each save names the one that it builds on. */
    version: integer().notNull(),
    savedAt: instant().notNull().default(now),
    /** Who saved last; null once their account is no more. */
    savedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The marks as players see them; null until they are published. */
    published: jsonb().$type<Tracks>(),
    publishedAt: instant(),
    /** Which save was published. */
    publishedVersion: integer(),
  },
  (table) => [
    withItsVideo('movement_analyses_video_fkey', table),
    primaryKey({ columns: [table.playerId, table.videoId] }),
    index('movement_analyses_saved_by_index').on(table.savedBy),
  ],
);
