// The eleven ratings in the order in which coaches give them.

import { type SkillName, skillCategories } from '#domain/skills/skills.ts';

/** Overall first, then the groups. */
export const skillGroups: readonly { title: string; skills: readonly SkillName[] }[] = [
  { title: 'Overall', skills: ['overall'] },
  ...Object.entries(skillCategories).map(([title, skills]) => ({ title, skills })),
];
