// The eleven skills that a coach rates, their groups, and the four tiers of the 0–7 scale.

/** All rated skills: the overall rating first, then the ten skills (specification, section 3). */
export const skillNames = [
  'overall',
  'bandeja',
  'vibora',
  'forehand',
  'backhand',
  'volley',
  'lob',
  'positioning',
  'strategy',
  'communication',
  'footwork',
] as const;
export type SkillName = (typeof skillNames)[number];

/** The groups in which the ten skills are shown. Overall belongs to none. */
export const skillCategories = {
  Technical: ['bandeja', 'vibora', 'forehand', 'backhand', 'volley', 'lob'],
  Tactical: ['positioning', 'strategy', 'communication'],
  Physical: ['footwork'],
} as const satisfies Record<string, readonly SkillName[]>;

const skillLabels: Record<SkillName, string> = {
  overall: 'Overall',
  bandeja: 'Bandeja',
  vibora: 'Víbora',
  forehand: 'Forehand',
  backhand: 'Backhand',
  volley: 'Volley',
  lob: 'Lob',
  positioning: 'Positioning',
  strategy: 'Strategy',
  communication: 'Communication',
  footwork: 'Footwork',
};

/** The skill's name as padel players write it. */
export function skillLabel(skill: SkillName): string {
  return skillLabels[skill];
}

/** Lowest and highest rating, and the step in which coaches rate (decisions, section 5). */
export const ratingScale = { min: 0, max: 7, step: 0.1 } as const;

/** The four tiers of a rating, from the lowest, with the rating at which each starts (specification, sections 4 and 9). */
export const skillTiers = [
  { id: 'entry_level', label: 'Entry Level', from: 0 },
  { id: 'getting_there', label: 'Getting There', from: 2.5 },
  { id: 'solid', label: 'Solid', from: 4 },
  { id: 'advanced', label: 'Advanced', from: 5.5 },
] as const;
export type SkillTier = (typeof skillTiers)[number];
export type SkillTierId = SkillTier['id'];

/** The tier that a rating (0–7) falls into; each tier's lower bound belongs to it. */
export function skillTier(rating: number): SkillTier {
  return skillTiers.findLast((tier) => rating >= tier.from) ?? skillTiers[0];
}

/** The mean of the rated skills without overall, to one decimal; null when none is rated. Suggests the overall rating. */
export function suggestedOverall(ratings: readonly { skillName: SkillName; rating: number }[]): number | null {
  const skills = ratings.filter((one) => one.skillName !== 'overall');
  if (skills.length === 0) return null;
  // Added up in whole tenths: sums of fractions drift, and a drifting half would round down.
  const tenths = skills.reduce((sum, one) => sum + Math.round(one.rating * 10), 0);
  return Math.round(tenths / skills.length) / 10;
}

/** The comment as players read it: without the mark that an automatic draft leaves (specification, section 3). */
export function withoutAiPrefix(comment: string): string {
  return comment.replace(/^\[AI (?:Analysis|Generated)\] /, '');
}
