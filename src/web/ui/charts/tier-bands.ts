// The tiers as bands behind a chart of ratings.

import { ratingScale, type SkillTierId, skillTiers } from '#domain/skills/skills.ts';
import type { ChartRow } from './chart-types.ts';

/** One tier as far as the axis shows it. */
export interface TierBand {
  id: SkillTierId;
  label: string;
  from: number;
  to: number;
  colour: string;
  /** Where its name stands clear of the line. */
  side: 'left' | 'right';
}

const colours: Record<SkillTierId, string> = {
  entry_level: 'var(--color-tier-entry-soft)',
  getting_there: 'var(--color-tier-getting-soft)',
  solid: 'var(--color-tier-solid-soft)',
  advanced: 'var(--color-tier-advanced-soft)',
};

/** A line that begins within so many rating points of a band's upper end would run through its name. */
const nameRoom = 0.6;

/** The bands between two ratings, the lowest first. */
export function tierBands(scale: { from: number; to: number }, rows: readonly ChartRow[]): TierBand[] {
  const first = rows[0]?.value ?? scale.from;
  return skillTiers.flatMap(({ id, label, from }, index) => {
    const upper = skillTiers[index + 1]?.from ?? ratingScale.max;
    const band = { from: Math.max(from, scale.from), to: Math.min(upper, scale.to) };
    if (band.to <= band.from) return [];
    const side = Math.abs(first - band.to) < nameRoom ? 'right' : 'left';
    return [{ id, label, colour: colours[id], side, ...band }];
  });
}
