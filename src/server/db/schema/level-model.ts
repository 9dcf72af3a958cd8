// What the level model has computed from all ratings: its figures, each coach's bias and each player's abilities (decision 065).

import { integer, jsonb, real, snakeCase, text, uuid } from 'drizzle-orm/pg-core';
import type { ModelFigures } from '#domain/levels/model/model-figures.ts';
import { users } from './accounts.ts';
import { instant, now } from './columns.ts';

/** The latest run; there is one row at most. */
export const levelModels = snakeCase.table('level_models', {
  /** The version of the model, `modelVersion` in the domain. */
  version: integer().primaryKey(),
  figures: jsonb().$type<ModelFigures>().notNull(),
  /** What it was computed from, so that nothing is computed again while nothing has changed. */
  fingerprint: text().notNull(),
  reviews: integer().notNull(),
  players: integer().notNull(),
  tookMs: integer().notNull(),
  computedAt: instant().notNull().default(now),
});

/** How each coach rates compared with others, in points. */
export const coachBiases = snakeCase.table('coach_biases', {
  coachId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  bias: real().notNull(),
  /** Its standard error. */
  error: real().notNull(),
  /** The same against the mean of the group, which is what a comparison of its coaches shows. */
  difference: real().notNull(),
  differenceError: real().notNull(),
  players: integer().notNull(),
  reviews: integer().notNull(),
  /** Rated reference clips. */
  clips: integer().notNull(),
  /** Coaches whom players or clips connect have the same number; only these can be compared. */
  groupNumber: integer().notNull(),
  /** The mean level of the group's players at their first review. */
  groupMean: real().notNull(),
});

/** Each reviewed player's abilities on the day of their last match, in points with standard errors. */
export const playerAbilities = snakeCase.table('player_abilities', {
  playerId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  level: real().notNull(),
  levelError: real().notNull(),
  /** In the order of `skillNames`; null for a skill that was never rated. */
  skills: real().$type<number | null>().array().notNull(),
  skillErrors: real().$type<number | null>().array().notNull(),
  /** The day of the last match, counted from 1970. */
  day: integer().notNull(),
  reviews: integer().notNull(),
});
