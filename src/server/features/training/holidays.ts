// Holidays of a country, from `date-holidays` (decision 055): 2.4 MB that load when first asked for.

import type { Holiday } from '#contract/training/booked-week.ts';
import { dayLength, milliseconds } from '#domain/time/moments.ts';

/** Working days in many countries, on which few people train. */
const eves: readonly string[] = ['Christmas Eve', 'New Year’s Eve', 'Midsummer Eve'];

/** The years that are asked for: those of sessions (`fields.day`) and no others. */
const years = { min: 1971, max: 2100 };

/** By country and year, such as `DK 2026`; the oldest leaves first. */
const known = new Map<string, readonly Holiday[]>();
const maxKnown = 200;

/**
 * The public holidays of a whole country, and Christmas, New Year's and Midsummer Eve where it keeps them, by date. From a day early to a
 * day late, since the period may be of another zone, and of its first two calendar years. None for an unknown country.
 *
 * @param country ISO 3166
 * @param from ISO 8601, like `to`
 */
export async function holidaysBetween(country: string, from: string, to: string): Promise<Holiday[]> {
  const first = dayAt(from, -1);
  const last = dayAt(to, 1);
  const year = Number(first.slice(0, 4));
  const found = [];
  for (const one of [year, year + 1]) if (`${one}` <= last.slice(0, 4)) found.push(...(await inYear(country, one)));
  return found.filter(({ date }) => date >= first && date <= last);
}

/** The day, in UTC, so many days after a moment; '' for an impossible one. */
function dayAt(moment: string, days: number): string {
  const time = (milliseconds(moment) ?? Number.NaN) + days * dayLength;
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10);
}

async function inYear(country: string, year: number): Promise<readonly Holiday[]> {
  if (!(year >= years.min && year <= years.max)) return [];
  const key = `${country} ${year}`;
  const kept = known.get(key);
  if (kept) return kept;
  const { default: Holidays } = await import('date-holidays');
  const calendar = new Holidays(country);
  const [language = 'en'] = calendar.getLanguages();
  const inLanguage = (code: string) =>
    calendar.getHolidays(year, code).map((one) => ({ ...one, name: one.name.replaceAll("'", '’') }));
  const local = new Map(inLanguage(language).map(({ date, rule, name }) => [`${date} ${rule}`, name]));
  const holidays = inLanguage('en')
    .filter(({ type, name }) => type === 'public' || eves.includes(name))
    .map(({ date, rule, name }) => {
      const localName = local.get(`${date} ${rule}`) ?? name;
      return { date: date.slice(0, 10), name, localName: localName === name ? null : localName };
    });
  known.set(key, holidays);
  const [oldest] = known.keys();
  if (known.size > maxKnown && oldest !== undefined) known.delete(oldest);
  return holidays;
}
