// Planning sessions: lengths, weekly repeats and conflicts.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import type { Permission } from '#domain/people/permissions.ts';
import { dayLength, milliseconds, oldestFirst } from '#domain/time/moments.ts';
import { addDays, isTimeZone, momentOf, wallTime } from '#domain/time/time-zones.ts';
import { defaultSessionMinutes } from './training.ts';

/** Minimum, maximum and default length of a session, in minutes. */
export const sessionLength = { min: 5, max: 600, usual: defaultSessionMinutes } as const;

/** How many weekly sessions can be booked at once: at most a year. */
export const repeats = { min: 1, max: 52 } as const;

/** Whether a session may have this length, in minutes. */
export function mayLast(minutes: number): Permission {
  const fits = Number.isInteger(minutes) && minutes >= sessionLength.min && minutes <= sessionLength.max;
  if (fits) return { allowed: true };
  const { min, max } = sessionLength;
  return { allowed: false, reason: say(msg`A session must last ${{ min }} to ${{ max }} minutes.`) };
}

/** How far ahead a session may be planned, in days; anything further is probably a typing error. */
const furthestDays = 730;

/** How far back a past session may be logged, in days. */
const longestAgoDays = 365;

/**
 * Whether a session may be booked (within the next two years) or logged (within the last year) for a moment.
 *
 * @param moment ISO 8601
 */
export function mayBeginAt(moment: string, now: Date): Permission {
  const days = ((milliseconds(moment) ?? Number.NaN) - now.getTime()) / dayLength;
  if (days >= furthestDays)
    return { allowed: false, reason: say(msg`Please choose a date within the next two years.`) };
  if (days >= -longestAgoDays) return { allowed: true };
  return { allowed: false, reason: say(msg`Please choose a date from the last year or in the future.`) };
}

/**
 * Whether a session may be moved to a moment. A future session must stay in the future; a logged one may be corrected.
 *
 * @param moment ISO 8601, like `from`, the current date
 */
export function mayMoveTo(moment: string, from: string, now: Date): Permission {
  if (!isOver(from, now) && isOver(moment, now)) return { allowed: false, reason: toCome() };
  return mayBeginAt(moment, now);
}

/** The sentence for a session that must be in the future. */
export function toCome(): string {
  return say(msg`Please choose a time in the future.`);
}

/** Whether a moment (ISO 8601) has passed; players are not notified of such sessions in advance. */
export function isOver(moment: string, now: Date): boolean {
  return (milliseconds(moment) ?? Number.NaN) <= now.getTime();
}

/** A session's date and time as entered. */
export interface PlannedTime {
  /** `YYYY-MM-DD`. */
  date: string;
  /** `HH:MM`. */
  time: string;
  /** The time zone of date and time, e.g. `Europe/Copenhagen`. */
  zone: string;
}

/**
 * The moments (ISO 8601) of weekly sessions, always at the same local time, even after a clock change. Null if the date, time, zone or
 * number is invalid.
 */
export function weeklyMoments({ date, time, zone }: PlannedTime, times: number): string[] | null {
  if (!Number.isInteger(times) || times < repeats.min || times > repeats.max || !isTimeZone(zone)) return null;
  if (momentOf({ date, time }, zone) === null) return null;
  return Array.from({ length: times }, (_, week) => {
    const moment = momentOf({ date: addDays(date, week * 7), time }, zone);
    return new Date(moment as number).toISOString();
  });
}

/** A planned session: its moment (ISO 8601) and time zone. */
interface PlannedSession {
  sessionDate: string;
  timeZone: string;
}

/**
 * The moments of a series of which one session moves: all move by the same number of calendar days, to the same local time. If that one
 * stays, all do. Null if the date or time is invalid.
 *
 * @param chosen the index of the session that moves to `to`; the first unless given
 */
export function movedMoments(sessions: readonly PlannedSession[], to: PlannedTime, chosen = 0): string[] | null {
  const base = sessions[chosen];
  if (!base || !isTimeZone(to.zone) || momentOf(to, to.zone) === null) return null;
  const daysAndTimes = sessions.map(({ sessionDate, timeZone }) => wallTime(Date.parse(sessionDate), timeZone));
  const from = daysAndTimes[chosen] as { date: string; time: string };
  if (from.date === to.date && from.time === to.time && base.timeZone === to.zone)
    return sessions.map(({ sessionDate }) => sessionDate);
  const days = Math.round((Date.parse(to.date) - Date.parse(from.date)) / dayLength);
  return daysAndTimes.map(({ date }) => {
    const moment = momentOf({ date: addDays(date, days), time: to.time }, to.zone);
    return new Date(moment as number).toISOString();
  });
}

/** A booked session, for finding conflicts. */
export interface BookedSession {
  id: string;
  /** ISO 8601. */
  sessionDate: string;
  /** Minutes. */
  duration: number;
  coachId: string | null;
  playerIds: readonly string[];
}

/** Two overlapping sessions with people in common. */
export interface SessionConflict<T> {
  planned: T;
  booked: BookedSession;
  /** Ids of the coach or players in both. */
  people: string[];
}

/** Whether two sessions overlap; back-to-back sessions do not. */
export function overlap(
  one: Pick<BookedSession, 'sessionDate' | 'duration'>,
  other: Pick<BookedSession, 'sessionDate' | 'duration'>,
): boolean {
  const [first, second] = [span(one), span(other)];
  return first !== null && second !== null && first.from < second.to && second.from < first.to;
}

function span({ sessionDate, duration }: Pick<BookedSession, 'sessionDate' | 'duration'>) {
  const from = milliseconds(sessionDate);
  return from === null ? null : { from, to: from + duration * 60_000 };
}

/**
 * Booked sessions that overlap with planned ones and share the coach or a player, earliest first. A session being moved does not conflict
 * with itself.
 */
export function sessionConflicts<T extends Omit<BookedSession, 'id'> & { id?: string }>(
  planned: readonly T[],
  booked: readonly BookedSession[],
): SessionConflict<T>[] {
  const found = planned.flatMap((one) =>
    booked
      .filter((other) => other.id !== one.id && overlap(one, other))
      .map((other) => ({ planned: one, booked: other, people: sharedPeople(one, other) }))
      .filter(({ people }) => people.length > 0),
  );
  return oldestFirst(found, ({ booked: other }) => other.sessionDate);
}

function sharedPeople(one: Omit<BookedSession, 'id'>, other: BookedSession): string[] {
  const coach = one.coachId !== null && one.coachId === other.coachId ? [one.coachId] : [];
  return [...coach, ...one.playerIds.filter((id) => other.playerIds.includes(id))];
}
