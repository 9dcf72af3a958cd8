// The rule of a group in words.

import type { ClubGroup } from '#contract/clubs/club-groups.ts';
import { federationLevel, type ScaleMappings, scaleText } from '#domain/levels/levels.ts';
import { personName } from '#domain/people/person-name.ts';

/** "Chosen by hand", or "DPF 3.0 to 3.5, coached by Carla Sanz". */
export function ruleWords({ rule }: Pick<ClubGroup, 'rule'>, country: string, mappings: ScaleMappings): string {
  if (rule === null) return 'Chosen by hand';
  const { levels, coach } = rule;
  const parts = [
    levels && levelsWords(levels, country, mappings),
    coach && (coach.isOfClub ? `coached by ${personName(coach)}` : 'coached by someone who has left the club'),
  ].filter(Boolean);
  const text = parts.join(', ');
  return text === '' ? 'No rule' : text[0]?.toUpperCase() + text.slice(1);
}

function levelsWords({ from, to }: { from: string; to: string }, country: string, mappings: ScaleMappings): string {
  const low = federationLevel(Number(from), country, mappings);
  const high = federationLevel(Number(to), country, mappings);
  return scaleText({ ...low, value: from === to ? low.value : `${low.value} to ${high.value}` });
}
