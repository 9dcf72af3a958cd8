// What clubs make of their members' play, and what members have decided about it.

import { sql } from 'drizzle-orm';
import {
  boolean,
  bytea,
  check,
  doublePrecision,
  index,
  integer,
  primaryKey,
  snakeCase,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { nameStyles } from '#domain/levels/certificates.ts';
import { contentChoices as choices } from '#domain/publicity/club-content.ts';
import { clubs, users } from './accounts.ts';
import { instant, now, oneOf, primaryId } from './columns.ts';
import { videos } from './videos.ts';

/** A member's decision about being shown, for one club: in another one it counts for nothing. */
export const contentChoices = snakeCase.table(
  'content_choices',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    clubId: uuid()
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    choice: text({ enum: choices }).notNull(),
    nameStyle: text({ enum: nameStyles }).notNull(),
    decidedAt: instant().notNull().default(now),
  },
  (table) => [
    index('content_choices_club_index').on(table.clubId),
    oneOf('content_choices_choice_check', table.choice, choices),
    oneOf('content_choices_name_style_check', table.nameStyle, nameStyles),
  ],
);

/** Highlight reels. */
export const reels = snakeCase.table(
  'reels',
  {
    id: primaryId(),
    clubId: uuid()
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** Names the public page and cannot be guessed. */
    code: text().notNull().unique(),
    isPublic: boolean().notNull().default(false),
    /** Whether search engines may list the page. */
    isListed: boolean().notNull().default(false),
    /** Counts the saves; each save names the one that it builds on. */
    version: integer().notNull().default(0),
    createdAt: instant().notNull().default(now),
    updatedAt: instant().notNull().default(now),
  },
  (table) => [index('reels_club_index').on(table.clubId, table.updatedAt)],
);

/** Clips: a stretch of a member's video. Whose it is, and whether it may be shown, is asked of the video each time. */
export const reelClips = snakeCase.table(
  'reel_clips',
  {
    reelId: uuid()
      .notNull()
      .references(() => reels.id, { onDelete: 'cascade' }),
    /** Counted from 0. */
    position: integer().notNull(),
    videoId: uuid()
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    noteId: uuid(),
    /** Seconds from the beginning of the video. */
    startSeconds: doublePrecision().notNull(),
    endSeconds: doublePrecision().notNull(),
    caption: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reelId, table.position] }),
    index('reel_clips_video_index').on(table.videoId),
    check('reel_clips_range_check', sql`${table.endSeconds} > ${table.startSeconds}`),
  ],
);

/** How a club looks in its pictures; one that has chosen nothing has no row. */
export const clubBrands = snakeCase.table(
  'club_brands',
  {
    clubId: uuid()
      .primaryKey()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    /** `#rrggbb`. */
    colour: text().notNull(),
    /** PNG, drawn again from the upload. */
    logo: bytea(),
    updatedAt: instant().notNull().default(now),
  },
  (table) => [check('club_brands_colour_check', sql`${table.colour} ~ '^#[0-9a-f]{6}$'`)],
);

/** Cards about players. Level, stamp and skills are read when a card is drawn; the sentence is kept as the player agreed to it. */
export const spotlights = snakeCase.table(
  'spotlights',
  {
    id: primaryId(),
    clubId: uuid()
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    playerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The coach's quote on the card; empty without one. */
    sentence: text().notNull(),
    /** Who says it; null once the coach's account is no more. */
    coachId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** PNG, drawn again from the upload; null: initials. */
    photo: bytea(),
    /** When the player agreed to the current card; a change asks again. */
    agreedAt: instant(),
    /** When the player said no to it. */
    declinedAt: instant(),
    createdAt: instant().notNull().default(now),
    updatedAt: instant().notNull().default(now),
  },
  (table) => [
    index('spotlights_club_index').on(table.clubId, table.id),
    index('spotlights_player_index').on(table.playerId),
    index('spotlights_coach_index').on(table.coachId),
  ],
);
