// Clubs' requests to guardians.

import { sql } from 'drizzle-orm';
import { date, index, numeric, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { clubs, users } from './accounts.ts';
import { clubImports } from './club-people.ts';
import { instant, now, primaryId } from './columns.ts';

/** A club's request to an address to look after a junior, exactly as typed; deleted once it is accepted. */
export const guardianRequests = snakeCase.table(
  'guardian_requests',
  {
    id: primaryId(),
    clubId: uuid()
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    /** The guardian's, trimmed and lower case. */
    email: text().notNull(),
    guardianFirstName: text().notNull(),
    guardianLastName: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    country: text().notNull(),
    adultOn: date({ mode: 'string' }).notNull(),
    /** The junior who gets another guardian; null for a new junior. */
    juniorId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    invitedById: uuid().references(() => users.id, { onDelete: 'set null' }),
    importId: uuid().references(() => clubImports.id, { onDelete: 'set null' }),
    /** As the club stated it, on the inner scale; null where it did not. */
    currentLevel: numeric({ precision: 2, scale: 1 }),
    /** The coach who is connected with the junior when they join; null for none. */
    coachId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Groups that the junior comes into when they join; those deleted meanwhile are left out. Null for none. */
    groupIds: uuid().array(),
    /** When the guardian was asked. */
    carriedOutAt: instant(),
    /** When the guardian declined; the club does not learn of it. */
    declinedAt: instant(),
    createdAt: instant().notNull().default(now),
  },
  (table) => [
    uniqueIndex('guardian_requests_new_key')
      .on(table.clubId, table.email, sql`search_text(${table.firstName} || ' ' || ${table.lastName})`)
      .where(sql`${table.juniorId} is null`),
    uniqueIndex('guardian_requests_junior_key').on(table.juniorId).where(sql`${table.juniorId} is not null`),
    index('guardian_requests_address_index').on(table.email),
    index('guardian_requests_inviter_index').on(table.invitedById),
    index('guardian_requests_import_index').on(table.importId),
    index('guardian_requests_coach_index').on(table.coachId),
    index('guardian_requests_age_index').on(table.createdAt),
  ],
);
