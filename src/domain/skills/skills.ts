// The eleven skills that a coach rates, their groups, and the four tiers of the 0–7 scale.

import { msg } from '@lingui/core/runtime-macro';
import { said } from '#domain/language/said.ts';
import { mean, roundTo } from '#domain/round-to.ts';

/** All rated skills: the overall rating first, then the ten skills (docs/product.md#skills). */
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

/** The ten skills without the overall rating, which judges them all. */
export type SingleSkill = Exclude<SkillName, 'overall'>;
export const singleSkills = skillNames.filter((skill): skill is SingleSkill => skill !== 'overall');

/** The groups of the ten skills. Overall belongs to none. */
export const skillCategories = {
  Technical: ['bandeja', 'vibora', 'forehand', 'backhand', 'volley', 'lob'],
  Tactical: ['positioning', 'strategy', 'communication'],
  Physical: ['footwork'],
} as const satisfies Record<string, readonly SingleSkill[]>;
export type SkillCategory = keyof typeof skillCategories;
export const skillCategoryNames = Object.keys(skillCategories) as SkillCategory[];

const skillCategoryLabels: Record<SkillCategory, string> = said({
  Technical: msg`Technical`,
  Tactical: msg`Tactical`,
  Physical: msg`Physical`,
});

/** The name of a group of skills. */
export function skillCategoryLabel(category: SkillCategory): string {
  return skillCategoryLabels[category];
}

const skillLabels: Record<SkillName, string> = said({
  overall: msg`Overall`,
  bandeja: msg`Bandeja`,
  vibora: msg`Víbora`,
  forehand: msg`Forehand`,
  backhand: msg`Backhand`,
  volley: msg`Volley`,
  lob: msg`Lob`,
  positioning: msg`Positioning`,
  strategy: msg`Strategy`,
  communication: msg`Communication`,
  footwork: msg`Footwork`,
});

/** The skill's name as padel players write it. */
export function skillLabel(skill: SkillName): string {
  return skillLabels[skill];
}

/** Lowest and highest rating, and the step between ratings (docs/product.md#review). */
export const ratingScale = { min: 0, max: 7, step: 0.1, decimals: 1 } as const;

/**
 * The four tiers of a rating, from the lowest, with the rating at which each starts (docs/product.md#skills). They are also the bands of
 * a player's level, and their labels describe ratings.
 */
export const skillTiers = said([
  { id: 'entry_level', label: msg`Entry Level`, from: 0 },
  { id: 'getting_there', label: msg`Getting There`, from: 2.5 },
  { id: 'solid', label: msg`Solid`, from: 4 },
  { id: 'advanced', label: msg`Advanced`, from: 5.5 },
]);
export type SkillTier = (typeof skillTiers)[number];
export type SkillTierId = SkillTier['id'];

/** The tier of a rating or level (0–7); its lower bound belongs to it. */
export function skillTier(rating: number): SkillTier {
  return skillTiers.findLast((tier) => rating >= tier.from) ?? skillTiers[0];
}

/** The suggested overall rating: the mean of the rated skills, to one decimal; null if none is rated. */
export function suggestedOverall(ratings: readonly { skillName: SkillName; rating: number }[]): number | null {
  const average = mean(ratings.filter((one) => one.skillName !== 'overall').map((one) => one.rating));
  return average === null ? null : roundTo(average, 1);
}

/** The comment for readers, without the mark of an automatic draft (docs/product.md#review). */
export function withoutAiPrefix(comment: string): string {
  return comment.replace(/^\[AI (?:Analysis|Generated)\] /, '');
}
