// Juniors and their guardians (docs/product.md#families).

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { personName } from '#domain/people/person-name.ts';
import { searchText } from '#domain/search-text.ts';
import { addDays } from '#domain/time/time-zones.ts';

/** Most juniors that a club asks a guardian about at once. */
export const maxJuniorsAtOnce = 10;
/** Most juniors that a club's list has, by name, and most guardians who have not answered, the latest. */
export const mostJuniors = 1000;
export const mostAskedGuardians = 200;
/** Days after which a guardian's unanswered request lapses. */
export const guardianRequestDays = 60;
/** Hours for which the link to a junior's own account works. */
export const handoverHours = 72;
/** For how long, in years, someone may be a junior from today. */
const maxYears = 18;

/** Whether a junior may get an account of their own on a day. Days are `YYYY-MM-DD`. */
export function isGrown(adultOn: string, today: string): boolean {
  return adultOn <= today;
}

/** The latest day until which someone may be a junior. */
export function latestAdultDay(today: string): string {
  const [year, rest] = [today.slice(0, 4), today.slice(4)];
  // One day later, so that someone born today fits in every time zone; 29 February becomes 1 March.
  const day = `${Number(year) + maxYears}${rest}`;
  return addDays(day.endsWith('02-29') ? `${day.slice(0, 4)}-02-28` : day, 1);
}

/** Whether a club may set this day: after today, and within 18 years. */
export function isPossibleAdultDay(adultOn: string, today: string): boolean {
  return adultOn > today && adultOn <= latestAdultDay(today);
}

/** The 18th birthday of someone born on a day; of 29 February, 1 March. */
export function eighteenthBirthday(born: string): string {
  const day = `${Number(born.slice(0, 4)) + maxYears}${born.slice(4)}`;
  return day.endsWith('02-29') ? `${day.slice(0, 4)}-03-01` : day;
}

/** What a guardian without an account is called whom nobody has named: as the family of the junior. */
export function unnamedGuardian(junior: { lastName: string }): { firstName: string; lastName: string } {
  return { firstName: 'Family', lastName: junior.lastName };
}

/** Juniors by what tells them apart in a club: the guardian's address and the name, however it is written. */
export function juniorKey(junior: { email: string; firstName: string; lastName: string }): string {
  return `${junior.email} ${searchText(`${junior.firstName} ${junior.lastName}`)}`;
}

/** The sentence for any other day. */
export const impossibleAdultDay = () => say(msg`Please choose a day after today and within 18 years.`);

/** What stands for a junior's email address: not an address, so that nobody can have registered it. */
export function juniorAddress(id: string): string {
  return `junior-${id}`;
}

/** The junior whom an address stands for; null for a real address. */
export function juniorOfAddress(address: string): string | null {
  return /^junior-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(address)?.[1] ?? null;
}

/** How a junior is shown to coaches, e.g. "junior, with Anna Berg". */
export function guardianWords(guardian: { firstName: string; lastName: string }): string {
  return say(msg`Junior, with ${{ guardian: personName(guardian) }}`);
}
