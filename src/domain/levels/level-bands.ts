// Levels of many people by tier.

import { roundTo } from '#domain/round-to.ts';
import { type SkillTierId, skillTiers } from '#domain/skills/skills.ts';

/** How many people each tier has; every tier is there. */
export type LevelCounts = Record<SkillTierId, number>;

/** The tiers with a number each: `0` is the lowest tier's index, as PostgreSQL's `width_bucket` counts; null is who has no level. */
export function levelCounts(rows: readonly { tier: number | null; members: number }[]): LevelCounts {
  const entries = skillTiers.map(({ id }, index) => {
    const ofTier = rows.filter(({ tier }) => tier === index).map(({ members }) => members);
    return [id, ofTier.reduce((total, one) => total + one, 0)];
  });
  return Object.fromEntries(entries) as LevelCounts;
}

/** A sum shared among so many, to one decimal; null for nobody. */
export function shared(sum: number, among: number): number | null {
  return among === 0 ? null : roundTo(sum / among, 1);
}
