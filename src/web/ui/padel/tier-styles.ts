// The look of the four skill tiers: one colour and one shape each, everywhere.

import type { SkillTierId } from '#domain/skills/skills.ts';

interface TierLook {
  /** Colour as text or stroke. */
  text: string;
  /** Colour as a fill: bars, marks. */
  fill: string;
  /** The pale ground of badges. */
  soft: string;
  /** Outline in a 12 × 12 box, so that tiers differ without colour. */
  shape: string;
}

/** Classes and shape of each tier. */
export const tierStyles: Record<SkillTierId, TierLook> = {
  entry_level: {
    text: 'text-tier-entry',
    fill: 'bg-tier-entry',
    soft: 'bg-tier-entry-soft',
    shape: 'M6 2a4 4 0 1 1 0 8a4 4 0 0 1 0-8z',
  },
  getting_there: {
    text: 'text-tier-getting',
    fill: 'bg-tier-getting',
    soft: 'bg-tier-getting-soft',
    shape: 'M6 1.5L11 10.5H1z',
  },
  solid: {
    text: 'text-tier-solid',
    fill: 'bg-tier-solid',
    soft: 'bg-tier-solid-soft',
    shape: 'M2 2h8v8H2z',
  },
  advanced: {
    text: 'text-tier-advanced',
    fill: 'bg-tier-advanced',
    soft: 'bg-tier-advanced-soft',
    shape: 'M6 .3l1.7 3.6 3.9.5-2.9 2.7.8 3.9L6 9.1 2.5 11l.8-3.9L.4 4.4l3.9-.5z',
  },
};
