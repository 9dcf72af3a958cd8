// Awards of a club's season that its manager has confirmed.

import { sql } from 'drizzle-orm';
import { check, date, index, jsonb, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { type AwardFacts, awardCategories } from '#domain/publicity/awards/award-categories.ts';
import { clubs, users } from './accounts.ts';
import { instant, now, oneOf, primaryId } from './columns.ts';

/** One row for each winner: an award that several share has a row for each of them. */
export const clubAwards = snakeCase.table(
  'club_awards',
  {
    id: primaryId(),
    clubId: uuid()
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    /** The season's first and last day, in `timeZone`. */
    seasonFrom: date({ mode: 'string' }).notNull(),
    seasonTo: date({ mode: 'string' }).notNull(),
    timeZone: text().notNull(),
    category: text({ enum: awardCategories }).notNull(),
    /** The group whose members it was for, without a reference, so that the award outlives it; null for the whole club. */
    groupId: uuid(),
    /** Its name on that day. */
    groupName: text(),
    winnerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    facts: jsonb().$type<AwardFacts>().notNull(),
    /** Null once the manager's account is no more. */
    confirmedById: uuid().references(() => users.id, { onDelete: 'set null' }),
    confirmedAt: instant().notNull().default(now),
    /** When members were notified; null until then. */
    announcedAt: instant(),
  },
  (table) => [
    uniqueIndex('club_awards_winner_key').on(
      table.clubId,
      table.seasonFrom,
      table.seasonTo,
      table.category,
      table.winnerId,
      sql`coalesce(${table.groupId}, '00000000-0000-0000-0000-000000000000')`,
    ),
    index('club_awards_winner_index').on(table.winnerId),
    index('club_awards_confirmer_index').on(table.confirmedById),
    oneOf('club_awards_category_check', table.category, awardCategories),
    check('club_awards_group_check', sql`(${table.groupId} is null) = (${table.groupName} is null)`),
    check('club_awards_season_check', sql`${table.seasonTo} >= ${table.seasonFrom}`),
  ],
);
