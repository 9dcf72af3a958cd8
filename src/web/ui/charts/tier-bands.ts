// The tiers as bands behind a chart of ratings.

import { ratingScale, type SkillTierId, skillTiers } from '#domain/skills/skills.ts';

/** One tier as far as the axis shows it. */
export interface TierBand {
  id: SkillTierId;
  label: string;
  from: number;
  to: number;
  colour: string;
}

const colours: Record<SkillTierId, string> = {
  entry_level: 'var(--color-tier-entry-soft)',
  getting_there: 'var(--color-tier-getting-soft)',
  solid: 'var(--color-tier-solid-soft)',
  advanced: 'var(--color-tier-advanced-soft)',
};

/** The bands between two ratings, the lowest first. */
export function tierBands(scale: { from: number; to: number }): TierBand[] {
  return skillTiers.flatMap(({ id, label, from }, index) => {
    const upper = skillTiers[index + 1]?.from ?? ratingScale.max;
    const band = { from: Math.max(from, scale.from), to: Math.min(upper, scale.to) };
    if (band.to <= band.from) return [];
    return [{ id, label, colour: colours[id], ...band }];
  });
}
