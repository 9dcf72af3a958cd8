// A period in search parameters: a named preset or two days.

import { type Period, type PeriodPreset, periodPresets, presetPeriod } from '#domain/time/period.ts';
import { wallTime } from '#domain/time/time-zones.ts';

/** Search parameters; the default is up to the screen. */
export interface PeriodSearch {
  period?: PeriodPreset;
  from?: string;
  to?: string;
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  wallTime(Date.parse(`${value}T00:00Z`) || 0, 'UTC').date === value;

/** Reads the search parameters. Two days must be complete and in order, and take precedence over a preset. */
export function parsePeriodSearch(given: Record<string, unknown>): PeriodSearch {
  const { from, to } = given;
  if (isDay(from) && isDay(to) && from >= '1900-01-01' && from <= to && to <= '2100-12-31') {
    return { period: undefined, from, to };
  }
  return { period: periodPresets.find((one) => one === given['period']), from: undefined, to: undefined };
}

/** The period on a given day (`YYYY-MM-DD`), with a fallback preset. */
export function periodIn({ period, from, to }: PeriodSearch, today: string, fallback: PeriodPreset): Period {
  return from !== undefined && to !== undefined ? { from, to } : presetPeriod(period ?? fallback, today);
}
