// Planning sessions: lengths, weekly repeats, and what they collide with.

import type { Permission } from '#domain/people/permissions.ts';
import { dayLength, milliseconds, oldestFirst } from '#domain/time/moments.ts';
import { addDays, isTimeZone, momentOf, wallTime } from '#domain/time/time-zones.ts';
import { defaultSessionMinutes } from './training.ts';

/** How long a session may last, in minutes, and how long it lasts unless something else was said. */
export const sessionLength = { min: 5, max: 600, usual: defaultSessionMinutes } as const;

/** How often a session may repeat: at most weekly for a year. */
export const repeats = { min: 1, max: 52 } as const;

/** With how many players a session can be held. */
export const maxPlayers = 8;

/** Whether a session may last so many minutes. */
export function mayLast(minutes: number): Permission {
  const fits = Number.isInteger(minutes) && minutes >= sessionLength.min && minutes <= sessionLength.max;
  const reason = `A session lasts ${sessionLength.min} to ${sessionLength.max} minutes.`;
  return fits ? { allowed: true } : { allowed: false, reason };
}

/** How far ahead a session may be planned, in days: what is further away is a slip of the finger. */
const furthestDays = 730;

/** How long ago a session may have been that is logged afterwards, in days. */
const longestAgoDays = 365;

/**
 * Whether a session may be booked for a moment: within the next two years; or logged, when it has taken place within the last year.
 *
 * @param moment ISO 8601
 */
export function mayBeginAt(moment: string, now: Date): Permission {
  const days = ((milliseconds(moment) ?? Number.NaN) - now.getTime()) / dayLength;
  if (days >= furthestDays) return { allowed: false, reason: 'Choose a date within the next two years.' };
  if (days >= -longestAgoDays) return { allowed: true };
  return { allowed: false, reason: 'Choose a date within the last year, or one that is still to come.' };
}

/**
 * Whether a session may be moved to a moment. One to come stays to come: its players wait for it. One that was logged may be put right.
 *
 * @param moment ISO 8601, as is `from`, when it has been planned until now
 */
export function mayMoveTo(moment: string, from: string, now: Date): Permission {
  if (!isOver(from, now) && isOver(moment, now)) return { allowed: false, reason: toCome };
  return mayBeginAt(moment, now);
}

/** What to choose where a session cannot have been already. */
export const toCome = 'Choose a time that is still to come.';

/** Whether a session at a moment (ISO 8601) has begun: its players need not be told that it will be. */
export function isOver(moment: string, now: Date): boolean {
  return (milliseconds(moment) ?? Number.NaN) <= now.getTime();
}

/** When a session is to take place, as someone enters it. */
export interface PlannedTime {
  /** `YYYY-MM-DD`. */
  date: string;
  /** `HH:MM`. */
  time: string;
  /** Name of the time zone in which date and time are meant, e.g. `Europe/Copenhagen`. */
  zone: string;
}

/**
 * The moments (ISO 8601) of a session that takes place so many times, a week apart by the calendar: at the same time on the clock, also after
 * the clocks have changed. Null when the date, the time, the zone or the number cannot be.
 */
export function weeklyMoments({ date, time, zone }: PlannedTime, times: number): string[] | null {
  if (!Number.isInteger(times) || times < repeats.min || times > repeats.max || !isTimeZone(zone)) return null;
  if (momentOf({ date, time }, zone) === null) return null;
  return Array.from({ length: times }, (_, week) => {
    const moment = momentOf({ date: addDays(date, week * 7), time }, zone);
    return new Date(moment as number).toISOString();
  });
}

/** A session as it was planned: its moment (ISO 8601), and the zone in which that was meant. */
interface PlannedSession {
  sessionDate: string;
  timeZone: string;
}

/**
 * The moments of sessions of which the first is moved to another day and time: each is moved by as many days by the calendar as the
 * first, to the same time on the clock. Where the first stays where it is, all do. Null when day or time cannot be.
 */
export function movedMoments(sessions: readonly PlannedSession[], to: PlannedTime): string[] | null {
  const [first] = sessions;
  if (!first || !isTimeZone(to.zone) || momentOf(to, to.zone) === null) return null;
  const daysAndTimes = sessions.map(({ sessionDate, timeZone }) => wallTime(Date.parse(sessionDate), timeZone));
  const from = daysAndTimes[0] as { date: string; time: string };
  if (from.date === to.date && from.time === to.time && first.timeZone === to.zone)
    return sessions.map(({ sessionDate }) => sessionDate);
  const days = Math.round((Date.parse(to.date) - Date.parse(from.date)) / dayLength);
  return daysAndTimes.map(({ date }) => {
    const moment = momentOf({ date: addDays(date, days), time: to.time }, to.zone);
    return new Date(moment as number).toISOString();
  });
}

/** A session as conflicts are found in. */
export interface BookedSession {
  id: string;
  /** ISO 8601. */
  sessionDate: string;
  /** Minutes. */
  duration: number;
  coachId: string | null;
  playerIds: readonly string[];
}

/** Two sessions at the same time that share people. */
export interface SessionConflict<T> {
  planned: T;
  booked: BookedSession;
  /** The coach or the players who would have to be in two places. */
  people: string[];
}

/** Whether two sessions overlap. One that begins as the other ends does not. */
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
 * What planned sessions collide with: booked ones at the same time with the same coach or a player in common, the earliest first. A planned
 * session that is booked already, since it is being moved, does not collide with itself.
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
