// Where a player stands among players of the same level band.

import { roundTo } from '#domain/round-to.ts';
import type { SkillName } from '#domain/skills/skills.ts';
import { singleSkills } from '#domain/skills/skills.ts';

/**
 * The rules (docs/product.md#progress). A band is a tier of the level (Entry Level, Getting There, Solid, Advanced). Compared is each
 * player's latest rating of a skill, where it is of the last twelve months. Whoever is compared is active and has a rating of that skill.
 */
export const benchmarkRules = {
  /** Players in the band with an overall rating, the player among them: of fewer, a percentile would tell of single people. */
  minPlayers: 20,
  /** Months in which a rating counts. */
  months: 12,
} as const;

/** Among whom a player is compared. */
export const benchmarkGroups = ['club', 'everybody'] as const;

/** How many players of a band have a rating below, and exactly at, that of a player; all of them, the player too. */
export interface Standing {
  skillName: SkillName;
  rating: number;
  below: number;
  equal: number;
  players: number;
}

/** A player's place in the band for one skill. */
export interface Benchmark {
  skillName: SkillName;
  rating: number;
  /** 1–99: the part of the others who are rated lower; who is rated the same counts by half. */
  percentile: number;
  players: number;
}

/**
 * The percentile among the others: those below, and half of those who are rated the same. Never 0 or 100, since nobody stands below or
 * above everybody there is.
 *
 * @param standing with `players` of 2 or more
 */
export function percentileOf({ below, equal, players }: Omit<Standing, 'skillName' | 'rating'>): number {
  const others = players - 1;
  const ties = equal - 1;
  return Math.min(Math.max(roundTo(((below + ties / 2) / others) * 100, 0), 1), 99);
}

/**
 * The benchmarks of a group: overall and each skill that enough players of the band have a rating of, in the order of skills; null when too
 * few have an overall rating.
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
