// Values of the session forms, and their validation.

import { z } from 'zod';
import { type FormLevels, levelsOfForm, refuseCrossedLevels } from '#contract/clubs/club-groups.ts';
import { type CoachSession, NewSession, SessionChange } from '#contract/training/coach-sessions.ts';
import { isBlank } from '#domain/plain-text.ts';
import { repeats, sessionLength } from '#domain/training/schedule.ts';
import { placesRange } from '#domain/training/session-places.ts';
import type { NumberRange } from '#domain/typed-number.ts';
import { typedNumber } from '#web/lib/forms/typed-numbers.ts';
import type { Scope } from '../shared/scope-choice.tsx';

/** Fields of both forms: booking and editing. */
export const emptyDetails = {
  title: '',
  date: '',
  time: '',
  /** Empty for the suggested one. */
  timeZone: '',
  duration: String(sessionLength.usual),
  place: '',
  objectives: '',
  notes: '',
};
export type DetailValues = typeof emptyDetails;

/** The empty booking form. */
export const emptyBooking = {
  ...emptyDetails,
  playerIds: [] as string[],
  repeats: '1',
  places: '',
  opening: 'players',
  from: '',
  to: '',
};
export type BookingValues = typeof emptyBooking;

/** The form of an edit. */
export type EditValues = DetailValues & { places: string; scope: Scope };

/** A typed number; empty or invalid input becomes NaN, which the schema rejects. */
const required = (typed: string, range: NumberRange) => typedNumber(typed, range) ?? Number.NaN;

/** Converts the form's numbers. */
export function toBooking(values: BookingValues, timeZone: string): z.input<typeof NewSession> {
  return {
    ...values,
    duration: required(values.duration, sessionLength),
    repeats: required(values.repeats, repeats),
    places: isBlank(values.places) ? undefined : required(values.places, placesRange),
    timeZone,
    opening: values.opening === 'members' ? { levels: levelsOfForm(values as FormLevels) } : undefined,
  };
}

/**
 * Validates a booking with the contract, and returns the request body.
 *
 * @param requestId the player's request it answers
 */
export const bookingSchema = (timeZone: string, requestId?: string) =>
  z
    .custom<BookingValues>()
    .superRefine((values, context) => refuseCrossedLevels(values as FormLevels, context))
    .transform((values): z.input<typeof NewSession> => ({ ...toBooking(values, timeZone), requestId }))
    .pipe(NewSession);

/**
 * Validates an edit of a revision, and returns the request body: without the number of places if it is as before, since other dates have
 * their own.
 */
export const editSchema = ({ revision, places }: Pick<CoachSession, 'revision' | 'places'>) =>
  z
    .custom<EditValues>()
    .transform(
      (values): z.input<typeof SessionChange> => ({
        ...values,
        duration: required(values.duration, sessionLength),
        places: values.places === String(places) ? undefined : required(values.places, placesRange),
        revision,
      }),
    )
    .pipe(SessionChange);
