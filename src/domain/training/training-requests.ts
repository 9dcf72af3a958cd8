// Requests for a training session: what a club's member asks their coach for, and how long it stays open.

import type { Permission } from '#domain/people/permissions.ts';
import { listInWords } from './session-words.ts';

/** Open until the coach books or declines, the player withdraws it, or it lapses: unanswered, or without a connection any more. */
export const requestStates = ['open', 'booked', 'declined', 'withdrawn', 'lapsed'] as const;
export type RequestState = (typeof requestStates)[number];

/** The days that a player can come on, in the order of a week. */
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

/** The most characters of a wish. */
export const maxWishLength = 500;

/** The lengths that players choose from, in minutes. */
export const requestLengths = [30, 45, 60, 90, 120] as const;

/** After how many days a request that nobody has answered lapses. */
export const trainingRequestDays = 30;

/** "Any day", or the days in words: "Monday, Wednesday and Friday". */
export function daysText(days: readonly Weekday[]): string {
  if (days.length === 0 || days.length === weekdays.length) return 'Any day';
  return listInWords(weekdays.filter((day) => days.includes(day)).map((day) => weekdayNames[day]));
}

/** Whether a request may still be answered or withdrawn. */
export function mayCloseRequest({ state }: { state: RequestState }): Permission {
  return state === 'open' ? { allowed: true } : { allowed: false, reason: 'This request is not open any more.' };
}
