// Verified levels and the certificates that tell of them.

import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, numeric, snakeCase, text, uuid } from 'drizzle-orm/pg-core';
import { nameStyles } from '#domain/levels/certificates.ts';
import { users } from './accounts.ts';
import { instant, now, oneOf, primaryId } from './columns.ts';
import { rankingEvenings } from './ranking-evenings.ts';

/** Each level that a coach verified, the withdrawn ones too. */
export const levelVerifications = snakeCase.table(
  'level_verifications',
  {
    id: primaryId(),
    playerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null once the coach's account is no more. */
    verifierId: uuid().references(() => users.id, { onDelete: 'set null' }),
    level: numeric({ precision: 2, scale: 1 }).notNull(),
    previousLevel: numeric({ precision: 2, scale: 1 }),
    /** What the coach says that it rests on, and the videos whose reviews it rests on. */
    note: text().notNull().default(''),
    reviewIds: jsonb().$type<string[]>().notNull().default([]),
    /** The ranking evening whose cited moments it rests on. */
    eveningId: uuid().references(() => rankingEvenings.id, { onDelete: 'set null' }),
    /** The second coach or the administrator, where one had to confirm. */
    confirmerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    verifiedAt: instant().notNull().default(now),
    withdrawnAt: instant(),
    withdrawnById: uuid().references(() => users.id, { onDelete: 'set null' }),
    withdrawalReason: text(),
  },
  (table) => [
    index('level_verifications_player_index').on(table.playerId, table.verifiedAt),
    index('level_verifications_verifier_index').on(table.verifierId),
    index('level_verifications_confirmer_index').on(table.confirmerId),
    index('level_verifications_withdrawer_index').on(table.withdrawnById),
    index('level_verifications_evening_index').on(table.eveningId),
    check('level_verifications_level_check', sql`${table.level} between 1 and 7`),
  ],
);

/** Levels that wait for a second opinion; one a player, gone once it is confirmed or declined. */
export const levelRequests = snakeCase.table(
  'level_requests',
  {
    id: primaryId(),
    playerId: uuid()
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    verifierId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    level: numeric({ precision: 2, scale: 1 }).notNull(),
    note: text().notNull(),
    reviewIds: jsonb().$type<string[]>().notNull(),
    eveningId: uuid().references(() => rankingEvenings.id, { onDelete: 'set null' }),
    /** Why a second opinion is needed, as sentences. */
    reasons: jsonb().$type<string[]>().notNull(),
    createdAt: instant().notNull().default(now),
  },
  (table) => [
    index('level_requests_verifier_index').on(table.verifierId),
    index('level_requests_evening_index').on(table.eveningId),
    check('level_requests_level_check', sql`${table.level} between 1 and 7`),
  ],
);

/** One row for each player who ever made their certificate public. */
export const certificates = snakeCase.table(
  'certificates',
  {
    playerId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Names the public page and cannot be guessed. */
    code: text().notNull().unique(),
    isPublic: boolean().notNull(),
    nameStyle: text({ enum: nameStyles }).notNull(),
    updatedAt: instant().notNull().default(now),
  },
  (table) => [oneOf('certificates_name_style_check', table.nameStyle, nameStyles)],
);
