// The eleven ratings in the order in which coaches give them, and the ids of their rows.

import { type SkillName, skillCategories, skillLabel } from '#domain/skills/skills.ts';

/** Overall first, then the groups. */
export const skillGroups: readonly { title: string; skills: readonly SkillName[] }[] = [
  {
    get title() {
      return skillLabel('overall');
    },
    skills: ['overall'],
  },
  ...Object.entries(skillCategories).map(([title, skills]) => ({ title, skills })),
];

/** Id of a skill's row; the number is its `input`. */
export function skillId(skill: SkillName): string {
  return `skill-${skill}`;
}
