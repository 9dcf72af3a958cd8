// The rule of a group in words.

import { t } from '@lingui/core/macro';
import type { ClubGroup } from '#contract/clubs/club-groups.ts';
import { levelBandText, type ScaleMappings } from '#domain/levels/levels.ts';
import { personName } from '#domain/people/person-name.ts';

/** "Chosen by hand", or "DPF 3.0 to 3.5, coached by Carla Sanz". */
export function ruleWords({ rule }: Pick<ClubGroup, 'rule'>, country: string, mappings: ScaleMappings): string {
  if (rule === null) return t`Chosen by hand`;
  const { coach } = rule;
  const levels = rule.levels && levelBandText(rule.levels, country, mappings);
  if (!coach) return levels ? capitalised(levels) : t`No rule`;
  const name = personName(coach);
  if (!levels) return coach.isOfClub ? t`Coached by ${{ coach: name }}` : t`Coached by someone who has left the club`;
  return capitalised(
    coach.isOfClub
      ? t`${{ levels }}, coached by ${{ coach: name }}`
      : t`${{ levels }}, coached by someone who has left the club`,
  );
}

/** "About 2.7 FEP": a level may begin with a small letter. */
function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
