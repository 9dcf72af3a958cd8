// The vertical axis of rating charts.

import { ratingScale } from '#domain/skills/skills.ts';

/** The smallest range of the axis, so that a tenth never looks like a leap. */
const minSpan = 2;

/**
 * A range of whole ratings around all values, with at least half a point of space, within 0–7. It need not start at zero, since a year's
 * progress would look flat.
 */
export function ratingDomain(values: readonly number[]): { from: number; to: number; ticks: number[] } {
  const lowest = Math.min(...values, ratingScale.max);
  const highest = Math.max(...values, ratingScale.min);
  let from = Math.max(Math.floor(lowest - 0.5), ratingScale.min);
  let to = Math.min(Math.ceil(highest + 0.5), ratingScale.max);
  if (to - from < minSpan) to = Math.min(from + minSpan, ratingScale.max);
  if (to - from < minSpan) from = to - minSpan;
  return { from, to, ticks: Array.from({ length: to - from + 1 }, (_, index) => from + index) };
}
