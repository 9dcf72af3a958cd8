// How a player compares with others in the same level band.

import { roundTo } from '#domain/round-to.ts';
import type { SkillName } from '#domain/skills/skills.ts';
import { singleSkills } from '#domain/skills/skills.ts';

/**
 * The rules (docs/product.md#progress). A band is a level tier (Entry Level, Getting There, Solid, Advanced). Each active player's measured
 * ability counts if their last match is from the last twelve months.
 */
export const benchmarkRules = {
  /** Minimum of players in the band with an overall rating, including the player: fewer would reveal individuals. */
  minPlayers: 20,
  /** Months for which a match counts. */
  months: 12,
} as const;

/** The groups a player can be compared with. */
export const benchmarkGroups = ['club', 'everybody'] as const;
export type BenchmarkGroup = (typeof benchmarkGroups)[number];

/** Players in a band whose ability is below and equal to a player's; `players` counts all of them, including the player. */
export interface Standing {
  skillName: SkillName;
  rating: number;
  below: number;
  equal: number;
  players: number;
}

/** A player's percentile in the band for one skill. */
export interface Benchmark {
  skillName: SkillName;
  rating: number;
  /** 1–99: the share of other players with a lower rating; equal ratings count half. */
  percentile: number;
  players: number;
}

/**
 * The percentile among the other players: those below plus half of those rated the same, kept within 1–99.
 *
 * @param standing with `players` of 2 or more
 */
export function percentileOf({ below, equal, players }: Omit<Standing, 'skillName' | 'rating'>): number {
  const others = players - 1;
  const ties = equal - 1;
  return Math.min(Math.max(roundTo(((below + ties / 2) / others) * 100, 0), 1), 99);
}

/** The benchmarks of a group: overall and each skill rated for enough players, in skill order; null when too few have an overall rating.
 */
export function benchmarksOf(standings: readonly Standing[]): Benchmark[] | null {
  const isEnough = ({ players }: Standing) => players >= benchmarkRules.minPlayers;
  const overall = standings.find(({ skillName }) => skillName === 'overall');
  if (!overall || !isEnough(overall)) return null;
  return (['overall', ...singleSkills] as const).flatMap((skillName) => {
    const one = standings.find((standing) => standing.skillName === skillName);
    if (!one || !isEnough(one)) return [];
    return [{ skillName, rating: one.rating, percentile: percentileOf(one), players: one.players }];
  });
}
