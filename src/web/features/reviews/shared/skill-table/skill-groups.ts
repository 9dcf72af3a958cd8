// The eleven ratings in the order in which coaches give them, and the ids of their rows.

import {
  type SkillName,
  skillCategories,
  skillCategoryLabel,
  skillCategoryNames,
  skillLabel,
} from '#domain/skills/skills.ts';

/** Overall first, then the groups. */
export const skillGroups: readonly { readonly title: string; skills: readonly SkillName[] }[] = [
  {
    get title() {
      return skillLabel('overall');
    },
    skills: ['overall'],
  },
  ...skillCategoryNames.map((category) => ({
    get title() {
      return skillCategoryLabel(category);
    },
    skills: skillCategories[category],
  })),
];

/** Id of a skill's row; the number is its `input`. */
export function skillId(skill: SkillName): string {
  return `skill-${skill}`;
}
