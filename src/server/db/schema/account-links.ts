// Links that are mailed to people: they confirm an address, set a password, accept an invitation.

import { sql } from 'drizzle-orm';
import { check, index, snakeCase, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { clubInvitations } from './club-people.ts';
import { instant, now, oneOf } from './columns.ts';

/** What a link in an email is for. A link made for one purpose is invalid for another. */
export const linkPurposes = ['verify-email', 'reset-password', 'invitation', 'handover'] as const;

export const accountLinks = snakeCase.table(
  'account_links',
  {
    tokenHash: text().primaryKey(),
    /** What lists call the link by: the hash stays where it is. */
    id: uuid().notNull().unique().default(sql`gen_random_uuid()`),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The administrator who made it; null for what the person asked for. */
    madeById: uuid().references(() => users.id, { onDelete: 'set null' }),
    purpose: text({ enum: linkPurposes }).notNull(),
    /** The club's invitation that the link accepts, and ends with; null for any other link. */
    clubInvitationId: uuid().references(() => clubInvitations.id, { onDelete: 'cascade' }),
    /** The address that a junior gets with the account of their own; null for any other link. */
    email: text(),
    createdAt: instant().notNull().default(now),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    index('account_links_user_index').on(table.userId),
    index('account_links_maker_index').on(table.madeById),
    index('account_links_club_invitation_index').on(table.clubInvitationId),
    oneOf('account_links_purpose_check', table.purpose, linkPurposes),
    check('account_links_email_check', sql`(${table.email} is not null) = (${table.purpose} = 'handover')`),
  ],
);
