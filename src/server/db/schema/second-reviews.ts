// Second reviews: which video is another coach's review of which.

import { sql } from 'drizzle-orm';
import { index, snakeCase, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instant, now } from './columns.ts';
import { ofVideo, videos, withItsVideo } from './videos.ts';

/** A video that was sent to a second coach, and the one it was first sent as. When either goes, the other is a video like any. */
export const secondReviews = snakeCase.table(
  'second_reviews',
  {
    ...ofVideo(),
    videoId: uuid().primaryKey(),
    originalId: uuid()
      .notNull()
      .unique()
      .references(() => videos.id, { onDelete: 'cascade' }),
    /** The coach who was asked: the only one who is offered it. */
    coachId: uuid()
      .notNull()
      .references(() => users.id),
    askedAt: instant().notNull().default(now),
    /** Since when both reviews are published; until then neither coach sees the other's. */
    doneAt: instant(),
  },
  (table) => [
    withItsVideo('second_reviews_video_fkey', table),
    index('second_reviews_coach_index').on(table.coachId),
    // What is held back (`isNotAmongHeldBack`): few, however many there have been.
    index('second_reviews_open_index')
      .on(table.coachId, table.videoId, table.originalId)
      .where(sql`${table.doneAt} is null`),
  ],
);
