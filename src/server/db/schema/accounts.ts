// People, their sessions and consents; clubs.

import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  primaryKey,
  snakeCase,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { proofWays, secondSteps, signInWays } from '#domain/accounts/reauthentication.ts';
import { languages, sourceLanguage } from '#domain/language/languages.ts';
import { spokenLetters } from '#domain/people/club-codes.ts';
import { accessTypes, accountStates, roles } from '#domain/people/roles.ts';
import { instant, now, oneOf, primaryId } from './columns.ts';

export const clubs = snakeCase.table('clubs', {
  id: primaryId(),
  name: text().notNull(),
  /** The code in the club's invitation link. */
  code: text().notNull().unique(),
  /** The code to say on the phone: eight letters that neither look nor sound like others. */
  spokenCode: text()
    .notNull()
    .unique()
    .default(sql.raw(`translate(substr(md5(gen_random_uuid()::text), 1, 8), '0123456789abcdef', '${spokenLetters}')`)),
  createdAt: instant().notNull().default(now),
  /** When it was deactivated: it has no members and no one can join. Null while it is active. */
  deactivatedAt: instant(),
});

export const users = snakeCase.table(
  'users',
  {
    id: primaryId(),
    /** Trimmed and lower case: people compare addresses without regard to case. */
    email: text().notNull(),
    /** argon2id; null for an account that signs in elsewhere or has not set a password yet. */
    passwordHash: text(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    username: text(),
    country: text().notNull(),
    dpfRanking: integer(),
    /** On the inner scale; null while neither the person has stated nor a coach has verified one. */
    currentLevel: numeric({ precision: 2, scale: 1 }),
    isLevelVerified: boolean().notNull().default(false),
    role: text({ enum: roles }).notNull().default('player'),
    accessType: text({ enum: accessTypes }).notNull().default('direct'),
    clubId: uuid().references(() => clubs.id, { onDelete: 'set null' }),
    /** Kept equal to the sum of the person's credit ledger. */
    analysisCreditsRemaining: integer().notNull().default(0),
    profileImageUrl: text(),
    /** The last one that the person's browser sent, e.g. `Europe/Copenhagen`; emails give times in it. */
    timeZone: text(),
    /** What they read: chosen, else the browser's when the account was made. */
    language: text({ enum: languages }).notNull().default(sourceLanguage),
    state: text({ enum: accountStates }).notNull().default('unverified'),
    emailVerifiedAt: instant(),
    /** The club whose invitation link the person registered with; they become its member on approval. */
    joiningClubId: uuid().references(() => clubs.id, { onDelete: 'set null' }),
    /** A manager who is suspended because the club was deactivated, and comes back with it. */
    isSuspendedWithClub: boolean().notNull().default(false),
    /** The guardian of a junior, who cannot sign in; null for everyone else. */
    guardianId: uuid().references((): AnyPgColumn => users.id),
    /** From this day on a junior may get an account of their own. */
    adultOn: date({ mode: 'string' }),
    /** A junior's state before the guardian's account was deleted, which undoing that restores; null for everyone else. */
    stateBeforeLeaving: text({ enum: accountStates }),
    /** When the person asked for deletion: until it is carried out, signing in undoes it. */
    deletionRequestedAt: instant(),
    /** When the personal data was erased; the row stays for what others wrote or were paid. */
    erasedAt: instant(),
    createdAt: instant().notNull().default(now),
  },
  (table) => [
    uniqueIndex('users_email_key').on(table.email),
    index('users_state_index').on(table.state, table.id),
    index('users_created_index').on(table.createdAt),
    index('users_club_index').on(table.clubId),
    index('users_joining_club_index').on(table.joiningClubId),
    index('users_deletion_index').on(table.deletionRequestedAt),
    index('users_guardian_index').on(table.guardianId),
    // For `holdsSearch`: any part of a name, of three letters or more.
    index('users_name_index').using(
      'gin',
      sql`search_text(${table.firstName} || ' ' || ${table.lastName}) gin_trgm_ops`,
    ),
    oneOf('users_role_check', table.role, roles),
    oneOf('users_access_type_check', table.accessType, accessTypes),
    oneOf('users_state_check', table.state, accountStates),
    oneOf('users_language_check', table.language, languages),
    oneOf('users_state_before_leaving_check', table.stateBeforeLeaving, accountStates),
    // Of a club and direct at once would be a member for one rule and none for another.
    check('users_club_access_check', sql`${table.clubId} is null or ${table.accessType} = 'club'`),
    // A junior has nothing to sign in with; the placeholder is not an address, so that nobody can have registered it.
    check(
      'users_junior_check',
      sql`case when ${table.guardianId} is null then ${table.adultOn} is null
        else ${table.adultOn} is not null and ${table.role} = 'player' and ${table.passwordHash} is null
          and ${table.email} = 'junior-' || ${table.id} and ${table.guardianId} <> ${table.id} end`,
    ),
    check('users_credits_check', sql`${table.analysisCreditsRemaining} >= 0`),
    check('users_level_check', sql`${table.currentLevel} between 1 and 7`),
    check('users_dpf_ranking_check', sql`${table.dpfRanking} between 1 and 1000`),
  ],
);

export const sessions = snakeCase.table(
  'sessions',
  {
    /** SHA-256 of the token in the cookie: a copy of this table signs nobody in. */
    tokenHash: text().primaryKey(),
    id: uuid().notNull().unique(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull().default(now),
    lastSeenAt: instant().notNull().default(now),
    expiresAt: instant().notNull(),
    userAgent: text(),
    address: text(),
    /** Whose view of the product this session has: a chosen person's, or the person's own in another role. */
    viewedUserId: uuid().references(() => users.id, { onDelete: 'set null' }),
    viewedRole: text({ enum: roles }),
    /** When the person signed in; `createdAt` is later where the session was exchanged. */
    signedInAt: instant().notNull().default(now),
    /** How they did; null for sessions from before this was written down. */
    signedInBy: text({ enum: signInWays }),
    /** The second factor used; null without one. */
    secondStep: text({ enum: secondSteps }),
    /** When the person proved once more that it is they, and how. */
    confirmedAt: instant(),
    confirmedBy: text({ enum: proofWays }),
  },
  (table) => [
    index('sessions_user_index').on(table.userId),
    index('sessions_expiry_index').on(table.expiresAt),
    oneOf('sessions_viewed_role_check', table.viewedRole, roles),
    oneOf('sessions_signed_in_by_check', table.signedInBy, signInWays),
    oneOf('sessions_second_step_check', table.secondStep, secondSteps),
    oneOf('sessions_confirmed_by_check', table.confirmedBy, proofWays),
  ],
);

/** Accounts elsewhere that sign someone in here. The key is the issuer's own name for the person, never the address. */
export const identities = snakeCase.table(
  'identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The issuer's address for the person when the identity was linked. */
    email: text().notNull(),
    linkedAt: instant().notNull().default(now),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    uniqueIndex('identities_user_key').on(table.userId, table.issuer),
  ],
);

/** What someone agreed to, when, and from where. */
export const consents = snakeCase.table(
  'consents',
  {
    id: primaryId(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    policyVersion: text().notNull(),
    address: text(),
    userAgent: text(),
    givenAt: instant().notNull().default(now),
  },
  (table) => [index('consents_user_index').on(table.userId)],
);

/** Attempts within a window of time, shared by all server processes and kept over restarts. */
export const attempts = snakeCase.table('attempts', {
  key: text().primaryKey(),
  count: integer().notNull(),
  resetsAt: instant().notNull(),
});

/** Facts about the installation that are set once, such as that the first administrator was created. */
export const installation = snakeCase.table('installation', {
  key: text().primaryKey(),
  value: text().notNull(),
  createdAt: instant().notNull().default(now),
});
