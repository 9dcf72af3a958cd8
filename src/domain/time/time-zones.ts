// Moments and local time, in any time zone and across clock changes.

import { localeInForce } from '#domain/language/say.ts';
import { dayLength } from '#domain/time/moments.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached formats, each about 30 kB: more than there are zones, fewer than their spellings. */
const maxFormats = 700;

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(zone, made);
  const [oldest] = formats.keys();
  if (formats.size > maxFormats && oldest !== undefined) formats.delete(oldest);
  return made;
}

/**
 * Whether a text is the name of a known time zone: `Area/Place`, e.g. `Europe/Copenhagen`, or `UTC`. No offset (`+13:00`): it has no clock
 * changes, and PostgreSQL reads its sign the other way round. No abbreviation (`CET`): PostgreSQL has it without summer time.
 */
export function isTimeZone(zone: string): boolean {
  if (zone !== 'UTC' && !zone.includes('/')) return false;
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** Local time: a calendar day, `YYYY-MM-DD`, and a time, `HH:MM`. */
export interface WallTime {
  date: string;
  time: string;
}

/** Local time in a zone at a moment (milliseconds since 1970). Seconds are cut off. */
export function wallTime(moment: number, zone: string): WallTime {
  const text = new Date(moment + offsetAt(moment, zone)).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/** The calendar day of a moment (milliseconds since 1970) in a zone: "12 Nov", or "12 Nov 2025" in another year. */
export function shortDay(moment: number, zone: string, now: Date): string {
  const year = (one: number) => wallTime(one, zone).date.slice(0, 4);
  return new Intl.DateTimeFormat(localeInForce(), {
    timeZone: zone,
    day: 'numeric',
    month: 'short',
    ...(year(moment) !== year(now.getTime()) && { year: 'numeric' }),
  }).format(moment);
}

/** Offset of a zone from UTC at a moment, in milliseconds. */
function offsetAt(moment: number, zone: string): number {
  const parts = formatOf(zone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return shown - Math.floor(moment / 1000) * 1000;
}

/** Milliseconds of a local time read as UTC; null if day or time is impossible. */
function parseAsUtc({ date, time }: WallTime): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)) return null;
  const moment = Date.parse(`${date}T${time}:00Z`);
  // JavaScript reads 31 February as 3 March; no calendar has it.
  return Number.isNaN(moment) || new Date(moment).toISOString().slice(0, 10) !== date ? null : moment;
}

/**
 * The moment (milliseconds since 1970) of a local day and time in a zone; null if there is no such day or time. A time skipped in spring
 * moves on by the size of the change; of a repeated time in autumn it is the first.
 */
export function momentOf(wall: WallTime, zone: string): number | null {
  const shown = parseAsUtc(wall);
  if (shown === null) return null;
  // Clocks change at most once in two days, so these two are the offsets on either side of a change.
  const before = offsetAt(shown - dayLength, zone);
  const fitting = [before, offsetAt(shown + dayLength, zone)]
    .map((offset) => shown - offset)
    .filter((moment) => moment + offsetAt(moment, zone) === shown);
  return fitting.length === 0 ? shown - before : Math.min(...fitting);
}

/** The local time that replaces a skipped one that day, `HH:MM`; null if the time exists. */
export function nearestExistingTime(wall: WallTime, zone: string): string | null {
  const moment = momentOf(wall, zone);
  if (moment === null) return null;
  const { time } = wallTime(moment, zone);
  return time === wall.time ? null : time;
}

/** The calendar day so many days later, `YYYY-MM-DD`; earlier for a negative number. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);
}

/** The Monday of a calendar day's week. */
export function mondayOf(date: string): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return addDays(date, -((weekday + 6) % 7));
}

/** Minutes since midnight of a time, `HH:MM`. */
export function minutesOfDay(time: string): number {
  return Date.parse(`1970-01-01T${time}:00Z`) / 60_000;
}
