// Connections between coaches and players, what coaches tell of themselves, and what they note for themselves.

import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instant, now, oneOf, primaryId } from './columns.ts';

/** Asked for by one side, active once the other accepts, ended by either. Only `active` gives access. */
export const connectionStatuses = ['requested', 'active', 'ended'] as const;

export const coachConnections = snakeCase.table(
  'coach_connections',
  {
    id: primaryId(),
    coachId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    playerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text({ enum: connectionStatuses }).notNull(),
    /** Which of the two asked; null where a club or an administrator connected them. */
    requestedById: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** What they wrote with it. */
    message: text(),
    createdAt: instant().notNull().default(now),
    startedAt: instant(),
    endedAt: instant(),
  },
  (table) => [
    // One living connection a pair; ended ones are history.
    uniqueIndex('coach_connections_living_key')
      .on(table.coachId, table.playerId)
      .where(sql`${table.status} <> 'ended'`),
    index('coach_connections_player_index').on(table.playerId, table.status),
    index('coach_connections_coach_index').on(table.coachId, table.status),
    oneOf('coach_connections_status_check', table.status, connectionStatuses),
  ],
);

/** A coach's profile for players who look for a coach. */
export const coachProfiles = snakeCase.table('coach_profiles', {
  coachId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  about: text().notNull(),
  /** Codes of ISO 639-1, e.g. `da`. */
  languages: jsonb().$type<string[]>().notNull().default([]),
  /** Year. */
  certifiedSince: integer(),
  /** Whether players who look for a coach find this one. */
  isListed: boolean().notNull().default(true),
  updatedAt: instant().notNull().default(now),
});

/** A coach's private note about a player. */
export const coachNotes = snakeCase.table(
  'coach_notes',
  {
    id: primaryId(),
    coachId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    playerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    createdAt: instant().notNull().default(now),
    updatedAt: instant().notNull().default(now),
  },
  (table) => [
    index('coach_notes_coach_index').on(table.coachId, table.playerId, table.id),
    index('coach_notes_player_index').on(table.playerId),
  ],
);

/**
 * A coach's requests for players, exactly as typed. Their list is made from this and not from accounts, so that it never
 * reveals whether an address has one.
 */
export const coachInvitations = snakeCase.table(
  'coach_invitations',
  {
    id: primaryId(),
    coachId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Trimmed and lower case. */
    email: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    country: text().notNull(),
    message: text(),
    createdAt: instant().notNull().default(now),
  },
  (table) => [
    uniqueIndex('coach_invitations_email_key').on(table.coachId, table.email),
    index('coach_invitations_age_index').on(table.createdAt),
  ],
);
