// Counts of levels by tier.

import { roundTo } from '#domain/round-to.ts';
import { type SkillTierId, skillTiers } from '#domain/skills/skills.ts';

/** The number of people in each tier, including empty ones. */
export type LevelCounts = Record<SkillTierId, number>;

/** Counts by tier from rows with tier indexes as in PostgreSQL's `width_bucket`, 0 for the lowest; null for people without a level. */
export function levelCounts(rows: readonly { tier: number | null; members: number }[]): LevelCounts {
  const entries = skillTiers.map(({ id }, index) => {
    const ofTier = rows.filter(({ tier }) => tier === index).map(({ members }) => members);
    return [id, ofTier.reduce((total, one) => total + one, 0)];
  });
  return Object.fromEntries(entries) as LevelCounts;
}

/** A sum divided by a count, to one decimal; null for none. */
export function shared(sum: number, among: number): number | null {
  return among === 0 ? null : roundTo(sum / among, 1);
}
