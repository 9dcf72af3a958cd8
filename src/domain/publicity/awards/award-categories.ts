// The awards of a club's season, and what is kept of one that was confirmed.

/** All awards, in the order in which they are shown (docs/product.md#awards). Stored. */
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

const names: Record<AwardCategory, string> = {
  'most-improved': 'Most Improved',
  'most-active': 'Most Active',
  'best-technical': 'Best Technical Player',
  'best-tactical': 'Best Tactical Player',
  'best-physical': 'Best Physical Player',
  'rising-star': 'Rising Star',
  'iron-streak': 'Iron Streak',
};

/** The award's name as people read it. */
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
  /** As an improvement, with the level that the player aims at. */
  | { kind: 'goal'; begin: number; end: number; target: number; reviews: number }
  /** In how many weeks of the season there was a video or a session. */
  | { kind: 'streak'; activeWeeks: number };

/**
 * What is kept of a confirmed award, as it was on that day. Stored: it may grow, but what it holds keeps its name and meaning. It names
 * nobody: the winner is a column of its own.
 */
export interface AwardFacts {
  /** What decided: rating points, videos and sessions, a mean rating, percent, or weeks. */
  figure: number;
  working: AwardWorking;
  /** How many players qualified, the winners among them. */
  candidates: number;
  /** The next best figures, at most three. */
  runnersUp: number[];
}
