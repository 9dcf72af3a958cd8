// Periods of calendar days: presets, their moments in a time zone, and their steps in charts.

import { msg, plural } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { addDays, momentOf, mondayOf } from './time-zones.ts';

/** A period of whole calendar days, both included (`YYYY-MM-DD`). */
export interface Period {
  from: string;
  to: string;
}

/** Preset periods and their labels. */
export const periodPresets = [
  'last-30-days',
  'last-90-days',
  'last-12-months',
  'this-month',
  'last-month',
  'this-year',
] as const;
export type PeriodPreset = (typeof periodPresets)[number];

/** First day of the month so many months after a day's month; before it for a negative number. */
function firstOfMonth(day: string, months = 0): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** A month (`YYYY-MM`) from its first day to its last. */
export function monthPeriod(month: string): Period {
  const from = `${month}-01`;
  return { from, to: addDays(firstOfMonth(from, 1), -1) };
}

/** A preset period as of a day. One that is not over ends on that day. */
export function presetPeriod(preset: PeriodPreset, today: string): Period {
  switch (preset) {
    case 'last-30-days':
      return { from: addDays(today, -29), to: today };
    case 'last-90-days':
      return { from: addDays(today, -89), to: today };
    case 'last-12-months':
      return { from: firstOfMonth(today, -11), to: today };
    case 'this-month':
      return { from: firstOfMonth(today), to: today };
    case 'last-month':
      return { from: firstOfMonth(today, -1), to: addDays(firstOfMonth(today), -1) };
    case 'this-year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
  }
}

/** How many days a period has; at least 1. */
export function daysIn({ from, to }: Period): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
}

/** What a period's changes are measured against: "Changes compare with the previous 30 days." */
export function comparedWords(period: Period): string {
  const days = daysIn(period);
  return say(
    msg`${plural({ days }, { one: 'Changes compare with the previous day.', other: msg`Changes compare with the previous ${{ days }} days.` })}`,
  );
}

/** The period of the same length that ends on the day before. */
export function periodBefore(period: Period): Period {
  return { from: addDays(period.from, -daysIn(period)), to: addDays(period.from, -1) };
}

/**
 * The moments of a period in a zone's local time: from the first, until before the second.
 *
 * @throws {RangeError} for an impossible day
 */
export function momentsOf({ from, to }: Period, zone: string): { start: Date; end: Date } {
  const midnight = (date: string) => {
    const moment = momentOf({ date, time: '00:00' }, zone);
    if (moment === null) throw new RangeError(`${date} is not a day`);
    return new Date(moment);
  };
  return { start: midnight(from), end: midnight(addDays(to, 1)) };
}

/** Steps of a period in charts, named as in PostgreSQL's `date_trunc`. */
export type PeriodStep = 'day' | 'week' | 'month' | 'year';

/** The smallest step that gives at most some thirty columns (sixty months, since five years are read by month). */
export function stepOf(period: Period): PeriodStep {
  const days = daysIn(period);
  if (days <= 31) return 'day';
  if (days <= 7 * 30) return 'week';
  return days <= 366 * 5 ? 'month' : 'year';
}

/** The first day of each step of a period, the earliest first. The first may be before the period. */
export function stepStarts(period: Period, step: PeriodStep = stepOf(period)): string[] {
  const starts: string[] = [];
  for (let day = startOf(period.from, step); day <= period.to; day = next(day, step)) starts.push(day);
  return starts;
}

function startOf(day: string, step: PeriodStep): string {
  if (step === 'day') return day;
  if (step === 'week') return mondayOf(day);
  return step === 'month' ? firstOfMonth(day) : `${day.slice(0, 4)}-01-01`;
}

function next(day: string, step: PeriodStep): string {
  if (step === 'day') return addDays(day, 1);
  if (step === 'week') return addDays(day, 7);
  return firstOfMonth(day, step === 'month' ? 1 : 12);
}
