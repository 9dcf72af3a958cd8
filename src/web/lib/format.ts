// Formats dates and numbers in the person's language.

import { readersLocale } from './language.ts';

/** Writes a moment. */
export type DateFormat = (moment: Date | number) => string;

/**
 * A way of writing dates. What the browser needs for it is made when it is first used: on a phone the first takes longer than drawing a
 * screen, and many screens write none before they are painted.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): DateFormat {
  const formats = new Map<string | undefined, Intl.DateTimeFormat>();
  return (moment) => {
    const locale = readersLocale();
    const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, options);
    formats.set(locale, format);
    return format.format(moment);
  };
}

const day = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' });
// A calendar day has no time zone: read as UTC and written as UTC it stays the same day everywhere.
const calendarDay = dateFormat({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const moment = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });
const longDay = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const clock = dateFormat({ timeStyle: 'short' });
const numbers = new Map<string | undefined, Intl.NumberFormat>();

/** The day of a moment (in text: ISO 8601), in the person's time zone: "3 Nov 2026". */
export function formatDate(instant: string | Date): string {
  return day(new Date(instant));
}

/** A calendar day (`YYYY-MM-DD`): "3 Nov 2026". */
export function formatDay(date: string): string {
  return calendarDay(new Date(date));
}

/** A moment (ISO 8601) to the minute, in the person's time zone: "3 Nov 2026, 18:30". */
export function formatMoment(instant: string | Date): string {
  return moment(new Date(instant));
}

/** The day of a moment (ISO 8601) in full, in the person's time zone: "Tuesday 3 November 2026". */
export function formatLongDate(instant: string): string {
  return longDay(new Date(instant));
}

/** The time of a moment (ISO 8601) to the minute, in the person's time zone: "18:30". */
export function formatClock(instant: string | Date): string {
  return clock(new Date(instant));
}

/** A number that is counted no further than `most`: "1,000+" for whatever is beyond. */
export function formatUpTo(value: number, most: number): string {
  return value > most ? `${formatNumber(most)}+` : formatNumber(value);
}

/** A whole number with the language's separators: "1,250". */
export function formatNumber(value: number): string {
  // Nothing to separate: the browser's way of writing numbers, which takes long to make, is not needed.
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
  const locale = readersLocale();
  const number = numbers.get(locale) ?? new Intl.NumberFormat(locale);
  numbers.set(locale, number);
  return number.format(value);
}
