// Invitations by clubs, imports of many people at once, and groups of members.

import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  primaryKey,
  snakeCase,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
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
    /** Groups that the person comes into when they join; those deleted meanwhile are left out. Null for none. */
    groupIds: uuid().array(),
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

/** Groups of a club's members, made by hand or by a rule; who belongs to one made by a rule is computed each time. */
export const clubGroups = snakeCase.table(
  'club_groups',
  {
    id: primaryId(),
    clubId: uuid()
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    /** Unique in its club, without regard to case and accents. */
    name: text().notNull(),
    /** The coach whom the group's members get. */
    coachId: uuid().references(() => users.id, { onDelete: 'set null' }),
    isByRule: boolean().notNull().default(false),
    /** The rule's levels on the inner scale, both or neither; each stands for its half step. */
    levelFrom: numeric({ precision: 2, scale: 1 }),
    levelTo: numeric({ precision: 2, scale: 1 }),
    /** The rule's coach: members connected with them. */
    ruleCoachId: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant().notNull().default(now),
  },
  (table) => [
    uniqueIndex('club_groups_name_key').on(table.clubId, sql`search_text(${table.name})`),
    index('club_groups_coach_index').on(table.coachId),
    index('club_groups_rule_coach_index').on(table.ruleCoachId),
    check(
      'club_groups_levels_check',
      sql`(${table.levelFrom} is null and ${table.levelTo} is null) or (${table.levelFrom} >= 1 and ${table.levelTo} <= 7 and ${table.levelFrom} <= ${table.levelTo})`,
    ),
    check(
      'club_groups_rule_check',
      sql`${table.isByRule} or (${table.levelFrom} is null and ${table.ruleCoachId} is null)`,
    ),
  ],
);

/** Members of groups made by hand. */
export const clubGroupMembers = snakeCase.table(
  'club_group_members',
  {
    groupId: uuid()
      .notNull()
      .references(() => clubGroups.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    addedAt: instant().notNull().default(now),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId] }),
    index('club_group_members_user_index').on(table.userId),
  ],
);
