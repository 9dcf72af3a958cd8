// The awards of a club's season, and the stored facts of a confirmed one.

import { msg } from '@lingui/core/runtime-macro';
import { said } from '#domain/language/said.ts';

/** All awards in display order (docs/product.md#awards). Stored. */
export const awardCategories = [
  'most-improved',
  'most-active',
  'best-technical',
  'best-tactical',
  'best-physical',
  'rising-star',
  'iron-streak',
] as const;
export type AwardCategory = (typeof awardCategories)[number];

const names: Record<AwardCategory, string> = said({
  'most-improved': msg`Most Improved`,
  'most-active': msg`Most Active`,
  'best-technical': msg`Best Technical Player`,
  'best-tactical': msg`Best Tactical Player`,
  'best-physical': msg`Best Physical Player`,
  'rising-star': msg`Rising Star`,
  'iron-streak': msg`Iron Streak`,
});

/** The award's display name. */
export function awardName(category: AwardCategory): string {
  return names[category];
}

/** The numbers behind a figure. */
export type AwardWorking =
  /** Means of the season's first and last two overall ratings (0–7), and how many reviews there were. */
  | { kind: 'improvement'; begin: number; end: number; reviews: number }
  /** Videos sent and sessions completed. */
  | { kind: 'activity'; videos: number; sessions: number }
  /** How many reviews rated skills of the group. */
  | { kind: 'skills'; reviews: number }
  /** Like an improvement, with the player's target level. */
  | { kind: 'goal'; begin: number; end: number; target: number; reviews: number }
  /** Weeks of the season with a video or session. */
  | { kind: 'streak'; activeWeeks: number };

/**
 * The stored facts of a confirmed award. They may grow, but existing ones keep their name and meaning. They name
 * no one: the winner is a separate column.
 */
export interface AwardFacts {
  /** Rating points, videos and sessions, an average rating, percent, or weeks. */
  figure: number;
  working: AwardWorking;
  /** Number of qualifying players, including winners. */
  candidates: number;
  /** The next best figures, at most three. */
  runnersUp: number[];
}
