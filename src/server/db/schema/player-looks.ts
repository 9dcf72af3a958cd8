// What players say of their videos before the review, when they are asked, and when their reviews open.

import { boolean, jsonb, snakeCase, text, uuid } from 'drizzle-orm/pg-core';
import type { LookParts } from '#contract/reviews/player-looks.ts';
import type { ReviewOpening } from '#contract/reviews/review-openings.ts';
import { lookStates, lookTimes } from '#domain/reviews/looks/player-look.ts';
import { clubs, users } from './accounts.ts';
import { instant, now, oneOf } from './columns.ts';
import { videos } from './videos.ts';

/** One row for each video whose player looked, will look when the review is ready, or skipped it. */
export const playerLooks = snakeCase.table(
  'player_looks',
  {
    videoId: uuid()
      .primaryKey()
      .references(() => videos.id, { onDelete: 'cascade' }),
    state: text({ enum: lookStates }).notNull(),
    moments: jsonb().$type<LookParts['moments']>().notNull().default([]),
    /** By skill; never read for levels, statistics or anything public. */
    ratings: jsonb().$type<LookParts['ratings']>().notNull().default({}),
    /** The video on which the moments were marked, as `provider:id`. */
    timedFor: text(),
    /** When it was first sent; null until then. */
    sentAt: instant(),
    updatedAt: instant().notNull().default(now),
  },
  (table) => [oneOf('player_looks_state_check', table.state, lookStates)],
);

/** When a player wants to be asked; no row until they choose. */
export const lookChoices = snakeCase.table(
  'look_choices',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    when: text({ enum: lookTimes }).notNull(),
    /** Reviews published before are never held back. */
    chosenAt: instant().notNull().default(now),
  },
  (table) => [oneOf('look_choices_when_check', table.when, lookTimes)],
);

/** What a club chose; no row while its members are asked as everyone is. */
export const clubLooks = snakeCase.table('club_looks', {
  clubId: uuid()
    .primaryKey()
    .references(() => clubs.id, { onDelete: 'cascade' }),
  asks: boolean().notNull(),
});

/** When a player's reviews open; no row for at once. */
export const reviewOpenings = snakeCase.table('review_openings', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** By the player's clock, `HH:MM`. */
  time: text().notNull(),
  /** None for every day. */
  days: jsonb().$type<ReviewOpening['days']>().notNull(),
});
