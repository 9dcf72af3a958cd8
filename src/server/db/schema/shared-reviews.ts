// What players make public of their reviews.

import { boolean, jsonb, snakeCase, text, uuid } from 'drizzle-orm/pg-core';
import { nameStyles } from '#domain/levels/certificates.ts';
import { instant, now, oneOf } from './columns.ts';
import { videos } from './videos.ts';

/** One row for each review that is shared now. */
export const sharedReviews = snakeCase.table(
  'shared_reviews',
  {
    videoId: uuid()
      .primaryKey()
      .references(() => videos.id, { onDelete: 'cascade' }),
    /** Names the public page and cannot be guessed. */
    code: text().notNull().unique(),
    showsScore: boolean().notNull(),
    /** The notes of the review that the player chose. */
    noteIds: jsonb().$type<string[]>().notNull(),
    nameStyle: text({ enum: nameStyles }).notNull(),
    sharedAt: instant().notNull().default(now),
  },
  (table) => [oneOf('shared_reviews_name_style_check', table.nameStyle, nameStyles)],
);
