// The rule of a group in words.

import type { ClubGroup } from '#contract/clubs/club-groups.ts';
import { levelBandText, type ScaleMappings } from '#domain/levels/levels.ts';
import { personName } from '#domain/people/person-name.ts';

/** "Chosen by hand", or "DPF 3.0 to 3.5, coached by Carla Sanz". */
export function ruleWords({ rule }: Pick<ClubGroup, 'rule'>, country: string, mappings: ScaleMappings): string {
  if (rule === null) return 'Chosen by hand';
  const { levels, coach } = rule;
  const parts = [
    levels && levelBandText(levels, country, mappings),
    coach && (coach.isOfClub ? `coached by ${personName(coach)}` : 'coached by someone who has left the club'),
  ].filter(Boolean);
  const text = parts.join(', ');
  return text === '' ? 'No rule' : text[0]?.toUpperCase() + text.slice(1);
}
