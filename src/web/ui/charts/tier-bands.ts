// Tiers as background bands of rating charts.

import { ratingScale, type SkillTierId, skillTiers } from '#domain/skills/skills.ts';

/** The visible part of a tier. */
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

/** The bands between two ratings, lowest first. */
export function tierBands(scale: { from: number; to: number }): TierBand[] {
  return skillTiers.flatMap(({ id, label, from }, index) => {
    const upper = skillTiers[index + 1]?.from ?? ratingScale.max;
    const band = { from: Math.max(from, scale.from), to: Math.min(upper, scale.to) };
    if (band.to <= band.from) return [];
    return [{ id, label, colour: colours[id], ...band }];
  });
}
