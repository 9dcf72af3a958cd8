// Days around the next clock change in Denmark, always in the future, for sessions planned across it.

import { addDays } from '#domain/time/time-zones.ts';

const dayLength = 86_400_000;

/**
 * Days counted from the next clock change (the last Sunday of March or October): −12 is the Tuesday twelve days before, at least two days
 * from now.
 *
 * @returns a day as `YYYY-MM-DD`
 */
export function daysAround(change: 'spring' | 'autumn', now = new Date()): (days: number) => string {
  const month = change === 'spring' ? 2 : 9;
  const changes = [0, 1].map((years) => {
    const last = new Date(Date.UTC(now.getUTCFullYear() + years, month, 31));
    return new Date(last.getTime() - last.getUTCDay() * dayLength);
  });
  const next = changes.find((day) => day.getTime() > now.getTime() + 14 * dayLength) as Date;
  const day = next.toISOString().slice(0, 10);
  return (days) => addDays(day, days);
}

/** A day as sentences name it, e.g. `Tuesday 16 March 2027`. */
export function inWords(day: string): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(day).toLocaleDateString('en-GB', parts).replace(',', '');
}
