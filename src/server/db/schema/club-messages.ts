// Messages of clubs, and what came of each for each of its recipients.

import { sql } from 'drizzle-orm';
import { boolean, bytea, check, index, integer, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { messageAudiences, recipientStates } from '#domain/clubs/club-messages.ts';
import { clubs, users } from './accounts.ts';
import { clubInvitations } from './club-people.ts';
import { instant, now, oneOf, primaryId } from './columns.ts';

/** A message as it was sent. Its figures are kept here, since the rows of recipients go with their people. */
export const clubMessages = snakeCase.table(
  'club_messages',
  {
    id: primaryId(),
    clubId: uuid()
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    /** The manager who wrote it; null once their account is gone. */
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** What the browser called it: sent twice, it is one. */
    submissionKey: text(),
    audience: text({ enum: messageAudiences }).notNull(),
    /** The group's name of that day. */
    groupName: text(),
    subject: text().notNull(),
    text: text().notNull(),
    /** JPEG, drawn again from the upload. */
    picture: bytea(),
    /** Whether answers go to the author's address. */
    takesReplies: boolean().notNull(),
    /** Whom it was confirmed for, and what came of it; those left are still waiting, or were left out. */
    people: integer().notNull().default(0),
    sent: integer().notNull().default(0),
    inPala: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    opened: integer().notNull().default(0),
    createdAt: instant().notNull().default(now),
    /** When members were notified in the bell. */
    notifiedAt: instant(),
  },
  (table) => [
    uniqueIndex('club_messages_submission_key').on(table.clubId, table.submissionKey),
    index('club_messages_club_index').on(table.clubId, table.id),
    index('club_messages_author_index').on(table.authorId),
    oneOf('club_messages_audience_check', table.audience, messageAudiences),
  ],
);

/** One person of a message: a member, or an invitation of someone who has not answered. */
export const clubMessageRecipients = snakeCase.table(
  'club_message_recipients',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    messageId: uuid()
      .notNull()
      .references(() => clubMessages.id, { onDelete: 'cascade' }),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    invitationId: uuid().references(() => clubInvitations.id, { onDelete: 'cascade' }),
    state: text({ enum: recipientStates }).notNull().default('waiting'),
    /** How often the email was tried, and when it may be tried next: a try puts it off, so that no other server makes it too. */
    tries: integer().notNull().default(0),
    dueAt: instant().notNull().default(now),
    /** When a member first opened it in Pala. */
    openedAt: instant(),
  },
  (table) => [
    uniqueIndex('club_message_recipients_user_key').on(table.messageId, table.userId),
    uniqueIndex('club_message_recipients_invitation_key').on(table.messageId, table.invitationId),
    index('club_message_recipients_user_index').on(table.userId),
    index('club_message_recipients_invitation_index').on(table.invitationId),
    index('club_message_recipients_due_index').on(table.messageId, table.dueAt).where(sql`${table.state} = 'waiting'`),
    check('club_message_recipients_person_check', sql`(${table.userId} is null) <> (${table.invitationId} is null)`),
    oneOf('club_message_recipients_state_check', table.state, recipientStates),
  ],
);
