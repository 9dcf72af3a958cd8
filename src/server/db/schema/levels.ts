// Verified levels and the certificates that tell of them.

import { sql } from 'drizzle-orm';
import { boolean, check, index, numeric, snakeCase, text, uuid } from 'drizzle-orm/pg-core';
import { nameStyles } from '#domain/certificates.ts';
import { users } from './accounts.ts';
import { instant, now, oneOf, primaryId } from './columns.ts';

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
    verifiedAt: instant().notNull().default(now),
    withdrawnAt: instant(),
  },
  (table) => [
    index('level_verifications_player_index').on(table.playerId, table.verifiedAt),
    index('level_verifications_verifier_index').on(table.verifierId),
    check('level_verifications_level_check', sql`${table.level} between 1 and 7`),
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
