// Training sessions as coaches plan and lead them: one entry per session, with all its players.

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { after, paged } from '#contract/paging.ts';
import { NamedPerson, PlayerCard } from '#contract/people.ts';
import { say } from '#domain/language/say.ts';
import { coachesAndAdministrators, coachRoles } from '#domain/people/roles.ts';
import { attendances } from '#domain/training/attendance.ts';
import { mayLast, repeats as repeatRange, sessionLength } from '#domain/training/schedule.ts';
import { sessionAnswers } from '#domain/training/session-answers.ts';
import { sessionFilters } from '#domain/training/session-filters.ts';
import { maxPlaces, placesRange } from '#domain/training/session-places.ts';
import { trainingStatuses } from '#domain/training/training.ts';
import { BookedWeek } from './booked-week.ts';
import { OpenedSession, SessionOpening } from './session-opening.ts';

/** A player of a session, as its coach sees them; `isOpen` for those whom the reader coaches, and may see more of. */
export const SessionPlayer = NamedPerson.extend({
  /** Whether they come; null without an answer. */
  answer: z.enum(sessionAnswers).nullable(),
  /** Why not, if they said; only for the coach who leads the session. */
  reason: z.string().nullable(),
  /** Null until the coach has noted it. */
  attendance: z.enum(attendances).nullable(),
  isOpen: z.boolean(),
}).meta({ id: 'SessionPlayer' });
export type SessionPlayer = z.output<typeof SessionPlayer>;

/** A session with its players, as its coach sees it. */
export const CoachSession = z
  .object({
    /** Of the session; each player's entry has a different id. */
    id: fields.id,
    seriesId: fields.id.nullable(),
    title: z.string(),
    status: z.enum(trainingStatuses),
    sessionDate: fields.instant,
    /** In which it was planned. */
    timeZone: z.string(),
    /** Minutes. */
    duration: z.int(),
    /** For how many players there is room. */
    places: z.int(),
    place: z.string().nullable(),
    objectives: z.string().nullable(),
    notes: z.string().nullable(),
    coachCompletionNotes: z.string().nullable(),
    completedAt: fields.instant.nullable(),
    nextSessionDate: fields.instant.nullable(),
    /** Increases with every change; a change names the revision it was made on. */
    revision: z.int(),
    /** Null once the coach's account is deleted. */
    coach: NamedPerson.nullable(),
    /** Sorted by name. */
    players: z.array(SessionPlayer),
  })
  .meta({ id: 'CoachSession' });
export type CoachSession = z.output<typeof CoachSession>;

/** One line of text: line breaks become spaces, since titles are used in email subjects and calendars. */
const line = (max: number, sentence: MessageDescriptor) =>
  fields.requiredText(max, sentence).transform((text) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '));

const wholeMinutes = () =>
  say(msg`A session must last ${{ min: sessionLength.min }} to ${{ max: sessionLength.max }} minutes.`);
const weekly = () => say(msg`Please enter ${{ min: repeatRange.min }} to ${{ max: repeatRange.max }} weekly sessions.`);
const optional = (max: number) => fields.optionalText(max).transform((text) => text ?? null);

const details = {
  title: line(120, msg`Please enter a title.`),
  duration: z.int({ error: wholeMinutes }).refine((minutes) => mayLast(minutes).allowed, { error: wholeMinutes }),
  place: optional(200),
  objectives: optional(2000),
  notes: optional(2000),
};

const time = {
  /** The local date. */
  date: fields.day,
  time: z
    .string({ error: () => say(msg`Please enter a time.`) })
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: () => say(msg`Please enter a time.`) }),
  /** The zone of the local date and time. */
  timeZone: fields.timeZone,
};

const players = z
  .array(fields.chosen('player'), { error: () => say(msg`Please choose at least one player.`) })
  .min(1, { error: () => say(msg`Please choose at least one player.`) })
  .max(maxPlaces, { error: () => say(msg`A session can have at most ${{ maxPlaces }} players.`) })
  .transform((ids) => [...new Set(ids)]);

const repeats = z
  .int({ error: weekly })
  .min(repeatRange.min, { error: weekly })
  .max(repeatRange.max, { error: weekly })
  .default(1);

const howManyPlaces = () =>
  say(msg`A session can have ${{ min: placesRange.min }} to ${{ max: placesRange.max }} places.`);
const places = z
  .int({ error: howManyPlaces })
  .min(placesRange.min, { error: howManyPlaces })
  .max(placesRange.max, { error: howManyPlaces })
  .optional();

/** Whether to book even if someone already has a session then. */
const despiteConflicts = z.boolean({ error: () => say(msg`Please say yes or no.`) }).default(false);

/** Who leads it. Only administrators name a coach; coaches book for themselves. */
const coachId = fields.chosen('coach').optional();

/** A player with whom sessions can be booked. */
export const BookablePlayer = PlayerCard.extend({
  /** Where they train: the zone of most players in their club, otherwise the player's own; null if unknown. */
  timeZone: z.string().nullable(),
}).meta({ id: 'BookablePlayer' });
export type BookablePlayer = z.output<typeof BookablePlayer>;

/** Time, length and players of a session, to look for conflicts. */
export const SessionPlan = z
  .object({
    ...time,
    playerIds: players,
    duration: details.duration.default(sessionLength.usual),
    repeats,
    coachId,
  })
  .meta({ id: 'SessionPlan' });
export type SessionPlan = z.output<typeof SessionPlan>;

/** One session, or weekly ones. */
export const NewSession = z
  .object({
    ...details,
    ...time,
    playerIds: players,
    duration: details.duration.default(sessionLength.usual),
    repeats,
    /** At least one for each player; without a number, one for each. */
    places,
    despiteConflicts,
    coachId,
    /** The player's request this answers. */
    requestId: fields.chosen('request').optional(),
    /** Opens free places to the members of the coach's club; left out, the session is for the players chosen. */
    opening: SessionOpening.nullish(),
  })
  .meta({ id: 'NewSession' });
export type NewSession = z.output<typeof NewSession>;

/** How far a change reaches: this session alone, also those of its series after it, or all of its series that are to come. */
export const sessionScopes = ['one', 'following', 'all'] as const;
export const sessionScope = z.enum(sessionScopes, {
  error: () => say(msg`Please choose this session, this and following ones, or all.`),
});
/** The revision that a change was made on. */
export const sessionRevision = z.int({ error: () => say(msg`Please give the revision you are changing.`) });

/** The new state of a session. */
export const SessionChange = z
  .object({
    ...details,
    ...time,
    /** Left out, it stays. */
    places,
    scope: sessionScope.default('one'),
    revision: sessionRevision,
    despiteConflicts,
  })
  .meta({ id: 'SessionChange' });
export type SessionChange = z.output<typeof SessionChange>;

/** One date of a plan. */
export const PlannedMoment = z
  .object({
    sessionDate: fields.instant,
    /** Conflicts, as sentences. */
    conflicts: z.array(z.string()),
  })
  .meta({ id: 'PlannedMoment' });
export type PlannedMoment = z.output<typeof PlannedMoment>;

const feedback = optional(4000);
/** Only catches typing errors, such as another century. */
const nextDate = fields.instant.refine((moment) => moment >= '1971' && moment < '2101', {
  error: () => say(msg`Please enter a valid date.`),
});
const ofSession = z.object({ sessionId: fields.id });

/** A session that has taken place. */
export const SessionCompletion = z
  .object({
    feedback,
    notes: optional(2000),
    nextSessionDate: nextDate.nullish().transform((moment) => moment ?? null),
  })
  .meta({ id: 'SessionCompletion' });

/** The coach's feedback to the players of a completed session. */
export const SessionFeedback = z
  .object({ feedback: fields.requiredText(4000, msg`Please write your feedback.`) })
  .meta({ id: 'SessionFeedback' });

/** Players for the free places of a session. */
export const AddedPlayers = z.object({ playerIds: players, despiteConflicts }).meta({ id: 'AddedPlayers' });
export type AddedPlayers = z.output<typeof AddedPlayers>;

export const coachSessionEndpoints = {
  listCoachSessions: endpoint({
    method: 'GET',
    path: '/api/training-sessions',
    access: coachesAndAdministrators,
    shows: ['session'],
    refetchOnOpen: true,
    summary:
      'Sessions with their players, a page at a time: coaches see their own, administrators all. Upcoming sessions come soonest first, others latest first.',
    query: z.object({
      show: z
        .enum(sessionFilters, { error: () => say(msg`Please choose upcoming, completed or all.`) })
        .default('upcoming'),
      playerId: fields.id.optional(),
      coachId: fields.id.optional(),
      /** A club that one of the players belongs to. */
      clubId: fields.id.optional(),
      /** At or after this moment. */
      from: fields.instant.optional(),
      /** Before this moment. */
      to: fields.instant.optional(),
      search: fields.text(100).optional(),
      after,
    }),
    response: paged(CoachSession),
  }),
  listBookablePlayers: endpoint({
    method: 'GET',
    path: '/api/training-sessions/players',
    access: coachesAndAdministrators,
    shows: ['connection'],
    refetchOnOpen: true,
    summary: "The caller's players who can be booked, i.e. club members; sorted by name, at most 20.",
    query: z.object({ search: fields.text(100).optional(), playerId: fields.id.optional() }),
    response: z.array(BookablePlayer),
  }),
  listBookedTimes: endpoint({
    method: 'GET',
    path: '/api/training-sessions/booked',
    access: coachesAndAdministrators,
    shows: ['session', 'connection'],
    refetchOnOpen: true,
    summary:
      "When the coach and chosen players are booked, earliest first, at most 500 sessions: the coach's own, and of visible players' sessions with other coaches only the time. Administrators name the coach. With the holidays of the country where they train, of two years at most.",
    query: z.object({
      /** At or after this moment. */
      from: fields.instant,
      /** Before this moment. */
      to: fields.instant,
      /** Separated by commas. */
      playerIds: z
        .string()
        .max(40 * maxPlaces)
        .transform((ids) => ids.split(','))
        .pipe(z.array(fields.id).max(maxPlaces))
        .optional(),
      coachId: fields.id.optional(),
    }),
    response: BookedWeek,
  }),
  planSessions: endpoint({
    method: 'POST',
    path: '/api/training-sessions/plan',
    access: coachesAndAdministrators,
    summary: 'The dates of planned sessions and their conflicts. Saves nothing.',
    body: SessionPlan,
    response: z.array(PlannedMoment),
  }),
  createSessions: endpoint({
    method: 'POST',
    path: '/api/training-sessions',
    access: coachesAndAdministrators,
    changes: ['session', 'connection'],
    summary:
      'Book one session or weekly ones. Administrators book for any coach, who becomes connected with the players. Conflicts return 409 with sentences unless `despiteConflicts` is set. The same `Idempotency-Key` never books twice.',
    body: NewSession,
    response: z.array(CoachSession),
    status: 201,
  }),
  getCoachSession: endpoint({
    method: 'GET',
    path: '/api/training-sessions/{sessionId}',
    access: coachesAndAdministrators,
    shows: ['session'],
    refetchOnOpen: true,
    summary:
      'One session with its players, how many sessions follow in its series, how many are to come, dates cancelled in the last 30 days, and to whom in the club it is open.',
    params: ofSession,
    response: CoachSession.extend({
      following: z.int(),
      /** Sessions of the series to come, with this one; 1 without a series. */
      toCome: z.int(),
      /** Dates of the series that were cancelled in the last 30 days. */
      cancelledDates: z.array(fields.instant),
      /** The coach's club, to whose members it may be open, with the country of most of its players; null without one. */
      club: z.object({ name: z.string(), country: z.string() }).nullable(),
      /** Null while only its players see it. */
      opening: OpenedSession.nullable(),
    }),
  }),
  changeSession: endpoint({
    method: 'PUT',
    path: '/api/training-sessions/{sessionId}',
    access: coachesAndAdministrators,
    changes: ['session'],
    summary: 'Move or edit a scheduled session, or also the following ones in its series, or all to come.',
    params: ofSession,
    body: SessionChange,
    response: CoachSession,
  }),
  cancelSession: endpoint({
    method: 'DELETE',
    path: '/api/training-sessions/{sessionId}',
    access: coachesAndAdministrators,
    changes: ['session'],
    summary:
      'Cancel a scheduled session, or also the following ones in its series, or all to come, and notify the players.',
    params: ofSession,
    query: z.object({ scope: sessionScope.default('one') }),
    response: noContent,
  }),
  completeSession: endpoint({
    method: 'POST',
    path: '/api/training-sessions/{sessionId}/complete',
    access: coachesAndAdministrators,
    changes: ['session'],
    summary: 'Complete a session that has started, with feedback for its players and the date of the next one.',
    params: ofSession,
    body: SessionCompletion,
    response: CoachSession,
  }),
  addSessionPlayers: endpoint({
    method: 'POST',
    path: '/api/training-sessions/{sessionId}/players',
    access: coachRoles,
    changes: ['session'],
    summary:
      'Give free places of a session to more of your players, all or none, and notify them. Conflicts return 409 with sentences unless `despiteConflicts` is set.',
    params: ofSession,
    body: AddedPlayers,
    response: CoachSession,
  }),
  noteAttendance: endpoint({
    method: 'PUT',
    path: '/api/training-sessions/{sessionId}/attendance',
    access: coachesAndAdministrators,
    changes: ['session'],
    summary: 'Note who came to a session that has started: all its players at once. Who said no beforehand is excused.',
    params: ofSession,
    body: z.object({
      /** The session's other players did not. */
      came: z
        .array(fields.chosen('player'), { error: () => say(msg`Please choose who came.`) })
        .max(maxPlaces, { error: () => say(msg`At most ${{ maxPlaces }} players.`) }),
    }),
    response: CoachSession,
  }),
  giveSessionFeedback: endpoint({
    method: 'PUT',
    path: '/api/training-sessions/{sessionId}/feedback',
    access: coachesAndAdministrators,
    changes: ['session'],
    summary: 'Write or rewrite the feedback on a completed session.',
    params: ofSession,
    body: SessionFeedback,
    response: CoachSession,
  }),
};
