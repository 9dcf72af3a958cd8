// Reference clips with their agreed ratings, and each coach's ratings of them.

import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, primaryKey, snakeCase, text, uuid } from 'drizzle-orm/pg-core';
import { type ClipRatings, clipStates } from '#domain/levels/reference-clips.ts';
import { linkProblems } from '#domain/videos/link-health.ts';
import { users } from './accounts.ts';
import { instant, now, oneOf, primaryId } from './columns.ts';

export const referenceClips = snakeCase.table(
  'reference_clips',
  {
    id: primaryId(),
    /** A half-year such as `2027-1`. */
    season: text().notNull(),
    title: text().notNull(),
    provider: text({ enum: ['youtube', 'matchi'] }).notNull(),
    /** Canonical link. */
    videoUrl: text().notNull(),
    /** Why the link cannot be opened. */
    linkProblem: text({ enum: linkProblems }),
    /** Seconds of the video. */
    start: integer().notNull(),
    end: integer().notNull(),
    /** Which player to rate, as they look in the picture. */
    player: text().notNull(),
    /** Who agreed on the ratings, and how. */
    source: text().notNull(),
    /** By skill; fixed once published. */
    agreed: jsonb().$type<ClipRatings>().notNull(),
    state: text({ enum: clipStates }).notNull().default('draft'),
    version: integer().notNull().default(0),
    createdAt: instant().notNull().default(now),
  },
  (table) => [
    index('reference_clips_season_index').on(table.season, table.id),
    oneOf('reference_clips_provider_check', table.provider, ['youtube', 'matchi']),
    oneOf('reference_clips_link_problem_check', table.linkProblem, linkProblems),
    oneOf('reference_clips_state_check', table.state, clipStates),
    check('reference_clips_length_check', sql`${table.start} >= 0 and ${table.end} > ${table.start}`),
  ],
);

/** A coach's ratings of a clip: given once, without seeing the agreed ones. */
export const clipRatings = snakeCase.table(
  'clip_ratings',
  {
    clipId: uuid()
      .notNull()
      .references(() => referenceClips.id, { onDelete: 'cascade' }),
    coachId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** By skill: exactly those of the clip. */
    ratings: jsonb().$type<ClipRatings>().notNull(),
    ratedAt: instant().notNull().default(now),
  },
  (table) => [
    primaryKey({ columns: [table.clipId, table.coachId] }),
    index('clip_ratings_coach_index').on(table.coachId),
  ],
);
