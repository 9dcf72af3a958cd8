// Invitations by clubs, and imports of many people at once.

import { sql } from 'drizzle-orm';
import { check, index, integer, numeric, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { invitableRoles } from '#domain/clubs/club-people.ts';
import { clubs, users } from './accounts.ts';
import { instant, now, oneOf, primaryId } from './columns.ts';

/** An import that a manager has confirmed: its players are invitations, carried out in the background. */
export const clubImports = snakeCase.table(
  'club_imports',
  {
    id: primaryId(),
    clubId: uuid()
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    startedById: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** What the browser called it: confirmed twice, it is one. */
    submissionKey: text().notNull(),
    total: integer().notNull(),
    done: integer().notNull().default(0),
    /** How many have joined since. */
    joined: integer().notNull().default(0),
    createdAt: instant().notNull().default(now),
    finishedAt: instant(),
  },
  (table) => [
    uniqueIndex('club_imports_submission_key').on(table.clubId, table.submissionKey),
    index('club_imports_club_index').on(table.clubId, table.id),
  ],
);

/**
 * A club's invitations, exactly as typed. Their list is made from this and not from accounts, so that it never reveals
 * whether an address has one.
 */
export const clubInvitations = snakeCase.table(
  'club_invitations',
  {
    id: primaryId(),
    clubId: uuid()
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    /** Trimmed and lower case. */
    email: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    country: text().notNull(),
    /** As the club stated it, on the inner scale; null where it did not. */
    currentLevel: numeric({ precision: 2, scale: 1 }),
    role: text({ enum: invitableRoles }).notNull(),
    invitedById: uuid().references(() => users.id, { onDelete: 'set null' }),
    importId: uuid().references(() => clubImports.id, { onDelete: 'set null' }),
    /** The coach who is connected with the person when they join; null for none. */
    coachId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** When the account was made, or its owner was asked. */
    carriedOutAt: instant(),
    /** When someone with an account declined; the club does not learn of it. */
    declinedAt: instant(),
    /** When the first and the last reminder were claimed. */
    firstRemindedAt: instant(),
    lastRemindedAt: instant(),
    createdAt: instant().notNull().default(now),
  },
  (table) => [
    uniqueIndex('club_invitations_email_key').on(table.clubId, table.email),
    index('club_invitations_address_index').on(table.email),
    index('club_invitations_import_index').on(table.importId),
    index('club_invitations_age_index').on(table.createdAt),
    index('club_invitations_coach_index').on(table.coachId),
    index('club_invitations_reminder_index').on(table.carriedOutAt).where(sql`${table.lastRemindedAt} is null`),
    check('club_invitations_level_check', sql`${table.currentLevel} between 1 and 7`),
    oneOf('club_invitations_role_check', table.role, invitableRoles),
  ],
);

/** The managers who get a report of the last month by email. */
export const clubReportMails = snakeCase.table(
  'club_report_mails',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Day of the month, in the manager's time zone. */
    day: integer().notNull(),
    /** The last month that was reported or skipped, `YYYY-MM`. */
    reportedMonth: text().notNull(),
  },
  (table) => [check('club_report_mails_day_check', sql`${table.day} between 1 and 28`)],
);
