// A period in the address of a screen: one of the usual ones by name, or two days.

import { type Period, type PeriodPreset, periodPresets, presetPeriod } from '#domain/time/period.ts';
import { wallTime } from '#domain/time/time-zones.ts';

/** Search part of the address; left out: the screen's own choice. */
export interface PeriodSearch {
  period?: PeriodPreset;
  from?: string;
  to?: string;
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  wallTime(Date.parse(`${value}T00:00Z`) || 0, 'UTC').date === value;

/** Reads the address; two days count only together and in order, and then more than a name. */
export function parsePeriodSearch(given: Record<string, unknown>): PeriodSearch {
  const { from, to } = given;
  if (isDay(from) && isDay(to) && from >= '1900-01-01' && from <= to && to <= '2100-12-31') {
    return { period: undefined, from, to };
  }
  return { period: periodPresets.find((one) => one === given['period']), from: undefined, to: undefined };
}

/** The days that an address means, on a day (`YYYY-MM-DD`); those of `fallback` where it names none. */
export function periodIn({ period, from, to }: PeriodSearch, today: string, fallback: PeriodPreset): Period {
  return from !== undefined && to !== undefined ? { from, to } : presetPeriod(period ?? fallback, today);
}
