// What the forms of a session hold, and how that becomes what is sent.

import { z } from 'zod';
import { NewSession, SessionChange } from '#contract/training/coach-sessions.ts';
import { repeats, sessionLength } from '#domain/training/schedule.ts';
import type { NumberRange } from '#domain/typed-number.ts';
import { typedNumber } from '#web/lib/forms/typed-numbers.ts';

/** What both forms ask for: booking and editing. */
export const emptyDetails = {
  title: '',
  date: '',
  time: '',
  /** Empty while the suggested one is meant. */
  timeZone: '',
  duration: String(sessionLength.usual),
  place: '',
  objectives: '',
  notes: '',
};
export type DetailValues = typeof emptyDetails;

/** The form of a booking before anything is typed. */
export const emptyBooking = { ...emptyDetails, playerIds: [] as string[], repeats: '1' };
export type BookingValues = typeof emptyBooking;

/** The form of an edit. */
export type EditValues = DetailValues & { scope: 'one' | 'following' };

/** A number as it was typed; nothing, like what is none, is refused with the field's own sentence. */
const required = (typed: string, range: NumberRange) => typedNumber(typed, range) ?? Number.NaN;

/** The numbers of a form as numbers. */
export function toBooking(values: BookingValues, timeZone: string): z.input<typeof NewSession> {
  return {
    ...values,
    duration: required(values.duration, sessionLength),
    repeats: required(values.repeats, repeats),
    timeZone,
  };
}

/**
 * Checks a booking with the sentences of the contract, and gives what to send.
 *
 * @param requestId of the player's request that it answers
 */
export const bookingSchema = (timeZone: string, requestId?: string) =>
  z
    .custom<BookingValues>()
    .transform((values): z.input<typeof NewSession> => ({ ...toBooking(values, timeZone), requestId }))
    .pipe(NewSession);

/** Checks an edit of a revision, and gives what to send. */
export const editSchema = (revision: number) =>
  z
    .custom<EditValues>()
    .transform(
      (values): z.input<typeof SessionChange> => ({
        ...values,
        duration: required(values.duration, sessionLength),
        revision,
      }),
    )
    .pipe(SessionChange);
