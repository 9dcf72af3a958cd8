// Skills in a question.

import type { AskedSkill } from '#domain/assistant/turns.ts';
import { singleSkills } from '#domain/skills/skills.ts';

/** Names of the skills in normalised English, after synonyms (`words/synonyms.ts`). */
const names: [RegExp, AskedSkill][] = [
  ...singleSkills
    .filter((skill) => !['positioning', 'strategy', 'communication'].includes(skill))
    .map((skill): [RegExp, AskedSkill] => [new RegExp(`\\b${skill}s?\\b`), skill]),
  [/\bsmash\b/, 'smash'],
  [/\bpositioning\b/, 'positioning'],
  [/\b(strategy|tactics|tactical)\b/, 'strategy'],
  [/\b(communication|communicate|communicating)\b/, 'communication'],
  [/\b(overall|general level|whole game)\b/, 'overall'],
];

/** The first skill in a text; null without one. */
export function findSkill(text: string): AskedSkill | null {
  const found = names.flatMap(([name, skill]) => {
    const at = text.search(name);
    return at < 0 ? [] : [{ at, skill }];
  });
  return found.toSorted((one, other) => one.at - other.at)[0]?.skill ?? null;
}
