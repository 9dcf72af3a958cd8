// When a player's published review opens (docs/product.md#when-reviews-open).

import { addDays, momentOf, wallTime } from '#domain/time/time-zones.ts';
import { isOneOf, type Weekday, weekdays } from '#domain/training/training-requests.ts';

/** The time of day at which a player's reviews open, by their own clock. */
export interface OpeningChoice {
  /** `HH:MM`. */
  time: string;
  /** None for every day. */
  days: readonly Weekday[];
}

/**
 * The moment at which a review opens: the chosen time on the next chosen day, at publication or after it. A time that clocks skip in spring
 * moves on by the size of the change; of a repeated one in autumn it is the first.
 *
 * @param publishedAt milliseconds since 1970
 * @param choice null to open at once
 * @param timeZone the player's, e.g. `Europe/Copenhagen`
 * @returns milliseconds since 1970; null for at once
 */
export function opensAt(publishedAt: number, choice: OpeningChoice | null, timeZone: string): number | null {
  if (choice === null) return null;
  const days = choice.days.length === 0 ? weekdays : choice.days;
  const today = wallTime(publishedAt, timeZone).date;
  // Today's time may be over: then the same weekday counts again.
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const date = addDays(today, ahead);
    const moment = isOneOf(days, date) ? momentOf({ date, time: choice.time }, timeZone) : null;
    if (moment !== null && moment >= publishedAt) return moment;
  }
  return null;
}
