// Verified levels and the certificates that tell of them.

import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  snakeCase,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { statusListLength } from '#domain/levels/badges/badge-issuer.ts';
import { nameStyles } from '#domain/levels/certificates.ts';
import type { ScaleStep } from '#domain/levels/levels.ts';
import { outerScales } from '#domain/levels/outer-scales.ts';
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

/** One row for each verification whose player downloaded its badge. It outlives the verification, so that the badge stays revoked. */
export const levelBadges = snakeCase.table(
  'level_badges',
  {
    /** Names the credential; nothing else of the product has it. */
    id: primaryId(),
    /** Null once the verification is erased. */
    verificationId: uuid()
      .unique()
      .references(() => levelVerifications.id, { onDelete: 'set null' }),
    /** The place in both status lists, chosen at random and never given twice. */
    statusIndex: integer().notNull().unique(),
    /** Hashed with the player's address, so that only people who know the address recognise it. */
    salt: text().notNull(),
    createdAt: instant().notNull().default(now),
  },
  (table) => [
    check('level_badges_index_check', sql`${table.statusIndex} between 0 and ${sql.raw(String(statusListLength - 1))}`),
  ],
);

/** The keys that sign badges: the current one, and the public halves of earlier ones, so that old badges stay checkable. */
export const badgeKeys = snakeCase.table(
  'badge_keys',
  {
    /** The thumbprint of the key (RFC 7638). */
    kid: text().primaryKey(),
    /** Ed25519, base64url. */
    publicKey: text().notNull(),
    /** Sealed with the session secret; null once another key took its place. */
    sealedKey: text(),
    createdAt: instant().notNull().default(now),
    retiredAt: instant(),
  },
  (table) => [
    uniqueIndex('badge_keys_current_index').on(sql`(true)`).where(sql`${table.retiredAt} is null`),
    check('badge_keys_retired_check', sql`(${table.retiredAt} is null) = (${table.sealedKey} is not null)`),
  ],
);

/** The mappings of level scales, one row for each scale that ever had one. */
export const levelScales = snakeCase.table(
  'level_scales',
  {
    id: primaryId(),
    scale: text({ enum: outerScales }).notNull().unique(),
    /** Null once the scale is back on its formula; so are the three of the source. */
    steps: jsonb().$type<ScaleStep[]>(),
    source: text(),
    sourceLink: text(),
    sourceOn: date({ mode: 'string' }),
    version: integer().notNull().default(1),
    changedById: uuid().references(() => users.id, { onDelete: 'set null' }),
    changedAt: instant().notNull().default(now),
  },
  (table) => [
    index('level_scales_changer_index').on(table.changedById),
    oneOf('level_scales_scale_check', table.scale, outerScales),
    check(
      'level_scales_source_check',
      sql`(${table.steps} is null) = (${table.source} is null) and (${table.steps} is null) = (${table.sourceOn} is null)`,
    ),
  ],
);
