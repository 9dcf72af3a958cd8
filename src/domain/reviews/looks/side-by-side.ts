// A player's look beside the review: the same moments and skills, without a judge (docs/product.md#looking-first).

import { difference } from '#domain/round-to.ts';
import { type SkillName, skillNames } from '#domain/skills/skills.ts';

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

export interface ComparedSkill {
  skill: SkillName;
  own: number;
  /** The coach's rating; null for a skill that the coach left out. */
  coach: number | null;
}

/** Every skill that the player rated, in the usual order, with the coach's rating. */
export function comparedSkills(
  own: Partial<Record<SkillName, number>>,
  coach: Partial<Record<SkillName, number>>,
): ComparedSkill[] {
  return skillNames.flatMap((skill) => {
    const rating = own[skill];
    return rating === undefined ? [] : [{ skill, own: rating, coach: coach[skill] ?? null }];
  });
}

/** What the two ratings of a skill say together, to the player. Neither is ever called wrong. */
export function comparisonWords({ own, coach }: ComparedSkill): string {
  if (coach === null) return 'Not rated this time';
  const apart = difference(own, coach, 'both');
  if (Math.abs(apart) <= alike) return 'You see it alike';
  return apart > 0 ? 'Your coach sees more in it' : 'Your coach sees room to grow';
}
