// A player's look beside the review: the same moments and skills, without a judge (docs/product.md#looking-first).

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import type { ComparedSkill } from '#domain/reviews/compared-reviews.ts';

/** Seconds within which a coach's note counts as about the same moment. */
export const sameMoment = 10;

/** The coach's notes about a moment, the nearest first; a note with a length counts from start to end. */
export function notesBeside<N extends { timestamp: number; endTimestamp: number | null }>(
  seconds: number,
  notes: readonly N[],
): N[] {
  const distance = ({ timestamp, endTimestamp }: N) =>
    Math.max(timestamp - seconds, seconds - (endTimestamp ?? timestamp), 0);
  return notes
    .filter((note) => distance(note) <= sameMoment)
    .toSorted((one, other) => distance(one) - distance(other) || one.timestamp - other.timestamp);
}

/** Ratings up to this far apart count as alike. */
const alike = 0.5;

/** What the player's rating of a skill and the coach's say together, to the player. Neither is ever called wrong. */
export function comparisonWords({ difference: apart }: Pick<ComparedSkill, 'difference'>): string {
  if (apart === null) return say(msg`Not rated this time`);
  if (Math.abs(apart) <= alike) return say(msg`You see it alike`);
  return apart > 0 ? say(msg`Your coach sees more in it`) : say(msg`Your coach sees room to grow`);
}
