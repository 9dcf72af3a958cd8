// Days as clubs write them, in five languages.

import { eighteenthBirthday, isGrown } from '#domain/people/families.ts';
import { plainLetters } from '#domain/search-text.ts';

/** The languages of headings. */
const locales = ['en', 'da', 'sv', 'nb', 'es'];

let months: Map<string, number> | undefined;

/** Months by their names and short names in plain letters, from 1. */
function monthsByName(): Map<string, number> {
  const names = locales.flatMap((locale) =>
    (['long', 'short'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, index) => {
        const name = plainLetters(format.format(Date.UTC(2026, index, 1))).replaceAll('.', '');
        return [name, index + 1] as const;
      });
    }),
  );
  return new Map(names);
}

/** The day `YYYY-MM-DD`; null for one that is in no calendar. */
function dayOf(year: number, month: number, day: number): string | null {
  const text = new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
  return text === `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` ? text : null;
}

/**
 * The day in a cell, `YYYY-MM-DD`: year first or day first, with points, dashes, slashes or spaces, or with the month's name. A time after
 * it is left out. Null for anything else, also for 05/13/2030: nothing in the file says whether the month comes first.
 *
 * @param century of a year of two digits
 */
export function readDay(cell: string, century: (year: number) => number = () => 2000): string | null {
  const text = plainLetters(cell)
    .trim()
    .replace(/[t ]\d{1,2}:\d{2}.*$/, '');
  const yearFirst = /^(\d{4})[-./ ]?(\d{1,2})[-./ ]?(\d{1,2})$/.exec(text);
  if (yearFirst) return dayOf(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]));
  const dayFirst =
    /^(\d{1,2})[-./ ] ?(\d{1,2})[-./ ] ?(\d{4}|\d{2})$/.exec(text) ??
    /^(\d{1,2})[-. ]*(?:de )?([a-z]+)[-.,]? *(?:de )?(\d{4})$/.exec(text);
  if (!dayFirst) return null;
  const [, day, month = '', year = ''] = dayFirst;
  months ??= monthsByName();
  const fullYear = Number(year) + (year.length === 2 ? century(Number(year)) : 0);
  return dayOf(fullYear, months.get(month) ?? Number(month), Number(day));
}

/**
 * The 18th birthday of someone born on the day, or in the year, in a cell; nothing else of it is kept. Of a year, the last day of it.
 *
 * @returns an empty text for someone who is grown; null where the cell says no day
 */
export function adultDayOfBirth(cell: string, today: string): string | null {
  const thisYear = Number(today.slice(2, 4));
  const born = /^\d{4}$/.test(cell) ? `${cell}-12-31` : readDay(cell, (year) => (year > thisYear ? 1900 : 2000));
  if (born === null) return null;
  const adultOn = eighteenthBirthday(born);
  return isGrown(adultOn, today) ? '' : adultOn;
}
