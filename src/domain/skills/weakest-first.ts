// A group's skills by weakness, and the sentence above them.

import { msg } from '@lingui/core/runtime-macro';
import { listInWords } from '#domain/language/in-words.ts';
import { say } from '#domain/language/say.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { type SingleSkill, skillLabel } from './skills.ts';

/** A skill's mean over several people or reviews (0–7); null without ratings. */
export interface SkillMean {
  skillName: SingleSkill;
  mean: number | null;
}

/** Whose skills a sentence is about. */
export type Whose = 'own-members' | 'members' | 'players' | 'this player' | { player: string };

/** The rated skills, the lowest mean first; equal ones keep their order. */
export function weakestFirst<Skill extends SkillMean>(skills: readonly Skill[]): (Skill & { mean: number })[] {
  return skills
    .filter((skill): skill is Skill & { mean: number } => skill.mean !== null)
    .toSorted((one, other) => one.mean - other.mean);
}

/**
 * What to know about a group's skills (docs/product.md#performance-insights): "Your members are weakest at backhand (3.4) and strongest at
 * volley (4.4)." Skills that are equal as shown are named together. Null if all are equal, since then none is weakest.
 *
 * @param whose whose skills they are; a player by name
 */
export function weakestWords(whose: Whose, skills: readonly SkillMean[]): string | null {
  const rated = weakestFirst(skills).map(({ skillName, mean }) => ({ skillName, mean: oneDecimal(mean) }));
  const [low, high] = [rated[0]?.mean, rated.at(-1)?.mean];
  if (low === undefined || low === high) return null;
  const named = (mean: string | undefined) => {
    const names = rated.filter((one) => one.mean === mean).map(({ skillName }) => skillLabel(skillName).toLowerCase());
    return say(msg`${{ skills: listInWords(names) }} (${{ mean }})`);
  };
  const [weakest, strongest] = [named(low), named(high)];
  if (typeof whose === 'object')
    return say(msg`${{ player: whose.player }} is weakest at ${{ weakest }} and strongest at ${{ strongest }}.`);
  switch (whose) {
    case 'own-members':
      return say(msg`Your members are weakest at ${{ weakest }} and strongest at ${{ strongest }}.`);
    case 'members':
      return say(msg`Members are weakest at ${{ weakest }} and strongest at ${{ strongest }}.`);
    case 'players':
      return say(msg`Players are weakest at ${{ weakest }} and strongest at ${{ strongest }}.`);
    case 'this player':
      return say(msg`This player is weakest at ${{ weakest }} and strongest at ${{ strongest }}.`);
  }
}
