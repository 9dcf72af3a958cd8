// Club members' requests for a training session.

import type { Permission } from '#domain/people/permissions.ts';
import { listInWords } from './session-words.ts';

/** Open until booked or declined by the coach, withdrawn by the player, or lapsed (unanswered, or no longer connected). */
export const requestStates = ['open', 'booked', 'declined', 'withdrawn', 'lapsed'] as const;
export type RequestState = (typeof requestStates)[number];

/** Days a player can choose, in order. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

export const weekdayNames: Record<Weekday, string> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};

/** Maximum length of a wish. */
export const maxWishLength = 500;

/** The lengths to choose from, in minutes. */
export const requestLengths = [30, 45, 60, 90, 120] as const;

/** Days after which an unanswered request lapses. */
export const trainingRequestDays = 30;

/** "Any day", or the days in words: "Monday, Wednesday and Friday". */
export function daysText(days: readonly Weekday[]): string {
  if (days.length === 0 || days.length === weekdays.length) return 'Any day';
  return listInWords(weekdays.filter((day) => days.includes(day)).map((day) => weekdayNames[day]));
}

/** Whether a request may still be answered or withdrawn. */
export function mayCloseRequest({ state }: { state: RequestState }): Permission {
  return state === 'open' ? { allowed: true } : { allowed: false, reason: 'This request is no longer open.' };
}
