// Moments as ISO 8601 text, compared and sorted.

/** One day, in milliseconds. */
export const dayLength = 86_400_000;

// A time without a zone would be a different moment on every computer.
const isoMoment = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/**
 * Milliseconds since 1970 of a moment with its zone, or of a calendar day (its midnight in UTC); null for anything else.
 * Moments are compared by this and never as text: `…00.5Z` sorts before `…00Z` and comes after it.
 */
export function milliseconds(moment: string | null | undefined): number | null {
  if (moment == null || !isoMoment.test(moment)) return null;
  const time = Date.parse(moment);
  return Number.isNaN(time) ? null : time;
}

/** The items in a new list, earliest first; those without a readable moment come last, equal ones keep their order. */
export function oldestFirst<T>(items: readonly T[], at: (item: T) => string | null | undefined): T[] {
  return inOrder(items, at, 1);
}

/** The items in a new list, latest first; those without a readable moment come last, equal ones keep their order. */
export function newestFirst<T>(items: readonly T[], at: (item: T) => string | null | undefined): T[] {
  return inOrder(items, at, -1);
}

function inOrder<T>(items: readonly T[], at: (item: T) => string | null | undefined, direction: 1 | -1): T[] {
  return items
    .map((item) => ({ item, time: milliseconds(at(item)) }))
    .toSorted((one, other) => {
      if (one.time === null || other.time === null) return Number(one.time === null) - Number(other.time === null);
      return direction * (one.time - other.time);
    })
    .map(({ item }) => item);
}
