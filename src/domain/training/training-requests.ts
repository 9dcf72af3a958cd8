// Club members' requests for a training session.

import { msg } from '@lingui/core/runtime-macro';
import { listInWords } from '#domain/language/in-words.ts';
import { said } from '#domain/language/said.ts';
import { say } from '#domain/language/say.ts';
import type { Permission } from '#domain/people/permissions.ts';
import { addDays } from '#domain/time/time-zones.ts';

/** Open until booked or declined by the coach, withdrawn by the player, or lapsed (unanswered, or no longer connected). */
export const requestStates = ['open', 'booked', 'declined', 'withdrawn', 'lapsed'] as const;
export type RequestState = (typeof requestStates)[number];

/** Days a player can choose, in order. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

export const weekdayNames: Record<Weekday, string> = said({
  monday: msg`Monday`,
  tuesday: msg`Tuesday`,
  wednesday: msg`Wednesday`,
  thursday: msg`Thursday`,
  friday: msg`Friday`,
  saturday: msg`Saturday`,
  sunday: msg`Sunday`,
});

/** Maximum length of a wish. */
export const maxWishLength = 500;

/** The lengths to choose from, in minutes. */
export const requestLengths = [30, 45, 60, 90, 120] as const;

/** Days after which an unanswered request lapses. */
export const trainingRequestDays = 30;

/** "any day", or the days in words: "Monday, Wednesday and Friday"; within a sentence, as it is written in most languages. */
export function daysText(days: readonly Weekday[]): string {
  if (days.length === 0 || days.length === weekdays.length) return say(msg`any day`);
  return listInWords(weekdays.filter((day) => days.includes(day)).map((day) => weekdayNames[day]));
}

/** Whether a calendar day (`YYYY-MM-DD`) is one of the days named. */
export function isOneOf(days: readonly Weekday[], date: string): boolean {
  return days.some((day) => weekdays.indexOf(day) === (new Date(date).getUTCDay() + 6) % 7);
}

/**
 * The day that a booking of a request begins with: the first of its days after today; tomorrow if any day suits.
 *
 * @param today `YYYY-MM-DD`, as the result
 */
export function proposedDay(days: readonly Weekday[], today: string): string {
  const next = weekdays.map((_, index) => addDays(today, index + 1));
  return next.find((date) => isOneOf(days, date)) ?? addDays(today, 1);
}

/** The longest wish that is a title by itself. */
const maxTitle = 60;

/** The title that a booking of a request begins with: the wish if it is short and in one line, otherwise "Session with Freja". */
export function proposedTitle(wish: string, firstName: string): string {
  const isTitle = wish.length <= maxTitle && !wish.includes('\n');
  return isTitle ? wish : say(msg`Session with ${{ firstName }}`);
}

/** Whether a request may still be answered or withdrawn. */
export function mayCloseRequest({ state }: { state: RequestState }): Permission {
  return state === 'open' ? { allowed: true } : { allowed: false, reason: say(msg`This request is no longer open.`) };
}
