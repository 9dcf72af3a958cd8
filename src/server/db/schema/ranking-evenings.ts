// Ranking evenings of clubs: their courts with who stands where, and the coach's drafts of levels.

import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  primaryKey,
  snakeCase,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CitedMoment, CourtStretch } from '#contract/levels/ranking-evenings.ts';
import { linkProblems } from '#domain/videos/link-health.ts';
import { clubs, users } from './accounts.ts';
import { instant, now, oneOf, primaryId } from './columns.ts';

export const rankingEvenings = snakeCase.table(
  'ranking_evenings',
  {
    id: primaryId(),
    clubId: uuid()
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    coachId: uuid().references(() => users.id, { onDelete: 'set null' }),
    title: text().notNull(),
    heldOn: date().notNull(),
    version: integer().notNull().default(0),
    createdAt: instant().notNull().default(now),
    /** When its levels were verified; from then on nothing of it changes. */
    finishedAt: instant(),
  },
  (table) => [
    index('ranking_evenings_club_index').on(table.clubId, table.heldOn, table.id),
    index('ranking_evenings_coach_index').on(table.coachId),
  ],
);

export const eveningCourts = snakeCase.table(
  'evening_courts',
  {
    id: primaryId(),
    eveningId: uuid()
      .notNull()
      .references(() => rankingEvenings.id, { onDelete: 'cascade' }),
    /** Its place in the list. */
    place: integer().notNull(),
    name: text().notNull(),
    provider: text({ enum: ['youtube', 'matchi'] }).notNull(),
    /** Canonical link. */
    videoUrl: text().notNull(),
    /** Why the link cannot be opened. */
    linkProblem: text({ enum: linkProblems }),
    /** The link that its times belong to, while that is another one. */
    timedFor: text(),
    version: integer().notNull().default(0),
    stretches: jsonb().$type<CourtStretch[]>().notNull().default([]),
  },
  (table) => [
    index('evening_courts_evening_index').on(table.eveningId, table.place),
    oneOf('evening_courts_provider_check', table.provider, ['youtube', 'matchi']),
    oneOf('evening_courts_link_problem_check', table.linkProblem, linkProblems),
  ],
);

/** A player of an evening with the coach's draft, which becomes the evidence of a verified level. */
export const eveningPlayers = snakeCase.table(
  'evening_players',
  {
    eveningId: uuid()
      .notNull()
      .references(() => rankingEvenings.id, { onDelete: 'cascade' }),
    playerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    level: numeric({ precision: 2, scale: 1 }),
    moments: jsonb().$type<CitedMoment[]>().notNull().default([]),
    isLeftOut: boolean().notNull().default(false),
    version: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.eveningId, table.playerId] }),
    index('evening_players_player_index').on(table.playerId),
    check('evening_players_level_check', sql`${table.level} between 1 and 7`),
  ],
);
