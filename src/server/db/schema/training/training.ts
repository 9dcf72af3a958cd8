// Training sessions, and the addresses of calendar feeds.

import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { v7 as newId } from 'uuid';
import { sessionAnswers } from '#domain/training/session-answers.ts';
import { defaultSessionMinutes, trainingStatuses } from '#domain/training/training.ts';
import { clubs, users } from '../accounts.ts';
import { instant, now, oneOf, primaryId } from '../columns.ts';

export const trainingSessions = snakeCase.table(
  'training_sessions',
  {
    id: primaryId(),
    playerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    coachId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The club for which a coach leads it, also players whom they do not coach: handed over, or taken as an open place. Null otherwise. */
    ledForClubId: uuid().references(() => clubs.id, { onDelete: 'set null' }),
    /** One session of several players has a row for each of them, under one group. */
    groupId: uuid()
      .notNull()
      .$defaultFn(() => newId()),
    /** Sessions that were planned together as weekly repeats share a series. */
    seriesId: uuid(),
    /** What the coach's browser called the booking: on its first row, so that a booking sent twice is one. */
    submissionKey: text(),
    title: text().notNull(),
    /** Whether the player comes; null without an answer. */
    answer: text({ enum: sessionAnswers }),
    /** Why not; for the player and the coach alone. */
    answerReason: text(),
    answeredAt: instant(),
    /** Whether the player came; null until the coach has noted it. */
    attended: boolean(),
    status: text({ enum: trainingStatuses }).notNull().default('scheduled'),
    sessionDate: instant().notNull(),
    /** The time zone in which it was planned, e.g. `Europe/Copenhagen`. */
    timeZone: text().notNull().default('UTC'),
    /** Minutes. */
    duration: integer().notNull().default(defaultSessionMinutes),
    /** For how many players there is room; the same on all rows of a group, like the title. */
    places: integer().notNull().default(1),
    place: text(),
    objectives: text(),
    notes: text(),
    coachCompletionNotes: text(),
    completedAt: instant(),
    nextSessionDate: instant(),
    /** When the reminder went out. */
    remindedAt: instant(),
    /** Counts the changes, as calendars want it (RFC 5545, SEQUENCE). */
    revision: integer().notNull().default(0),
    createdAt: instant().notNull().default(now),
    /** When it was booked or changed last, as calendars want it (LAST-MODIFIED). */
    changedAt: instant().notNull().default(now),
  },
  (table) => [
    index('training_sessions_player_index').on(table.playerId, table.sessionDate),
    index('training_sessions_coach_index').on(table.coachId, table.sessionDate),
    uniqueIndex('training_sessions_group_key').on(table.groupId, table.playerId),
    uniqueIndex('training_sessions_submission_key').on(table.coachId, table.submissionKey),
    index('training_sessions_series_index').on(table.seriesId, table.sessionDate),
    index('training_sessions_led_for_club_index')
      .on(table.ledForClubId, table.sessionDate)
      .where(sql`${table.ledForClubId} is not null`),
    index('training_sessions_reminder_index')
      .on(table.sessionDate)
      .where(sql`${table.status} = 'scheduled' and ${table.remindedAt} is null`),
    oneOf('training_sessions_status_check', table.status, trainingStatuses),
    oneOf('training_sessions_answer_check', table.answer, sessionAnswers),
    check('training_sessions_duration_check', sql`${table.duration} between 5 and 600`),
    check('training_sessions_places_check', sql`${table.places} between 1 and 16`),
  ],
);

/** A cancelled session, a row for each player: kept until calendars have had time to remove it. */
export const cancelledSessions = snakeCase.table(
  'cancelled_sessions',
  {
    /** That of the player's row. */
    id: uuid().primaryKey(),
    playerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    coachId: uuid().references(() => users.id, { onDelete: 'set null' }),
    groupId: uuid().notNull(),
    /** The series it was taken out of. */
    seriesId: uuid(),
    /** Those that one player lost at once share it: they go out in one mail. */
    changeId: uuid().notNull(),
    title: text().notNull(),
    sessionDate: instant().notNull(),
    /** Minutes. */
    duration: integer().notNull(),
    /** One more than the session's. */
    revision: integer().notNull(),
    cancelledAt: instant().notNull().default(now),
  },
  (table) => [
    index('cancelled_sessions_player_index').on(table.playerId),
    index('cancelled_sessions_coach_index').on(table.coachId),
    index('cancelled_sessions_series_index').on(table.seriesId),
    index('cancelled_sessions_change_index').on(table.changeId),
    index('cancelled_sessions_time_index').on(table.cancelledAt),
  ],
);

/** A person's calendar feed. Anyone who knows its address can read it, so people can replace it. */
export const calendarFeeds = snakeCase.table('calendar_feeds', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Names the feed and cannot be guessed. */
  token: text().notNull().unique(),
  createdAt: instant().notNull().default(now),
});
