// Dates and numbers as the person's own language writes them.

const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' });
// A calendar day has no time zone: read as UTC and written as UTC it stays the same day everywhere.
const calendarDay = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const longDay = new Intl.DateTimeFormat(undefined, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });
const number = new Intl.NumberFormat();

/** The day of a moment (ISO 8601), in the person's time zone: "3 Nov 2026". */
export function formatDate(instant: string): string {
  return day.format(new Date(instant));
}

/** A calendar day (`YYYY-MM-DD`): "3 Nov 2026". */
export function formatDay(date: string): string {
  return calendarDay.format(new Date(date));
}

/** A moment (ISO 8601) to the minute, in the person's time zone: "3 Nov 2026, 18:30". */
export function formatMoment(instant: string): string {
  return moment.format(new Date(instant));
}

/** The day of a moment (ISO 8601) in full, in the person's time zone: "Tuesday 3 November 2026". */
export function formatLongDate(instant: string): string {
  return longDay.format(new Date(instant));
}

/** The time of a moment (ISO 8601) to the minute, in the person's time zone: "18:30". */
export function formatClock(instant: string): string {
  return clock.format(new Date(instant));
}

/** A whole number with the language's separators: "1,250". */
export function formatNumber(value: number): string {
  return number.format(value);
}
