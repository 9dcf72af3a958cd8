// A rating for screen readers.

import { t } from '@lingui/core/macro';
import { oneDecimal } from '#domain/round-to.ts';
import { skillTier } from '#domain/skills/skills.ts';

/** "5.2 of 7, Advanced, 4.8 before"; `previous` is null without an earlier rating. */
export function ratingInWords(value: number, previous: number | null): string {
  const rating = oneDecimal(value);
  const tier = skillTier(value).label;
  if (previous === null) return t`${{ rating }} of 7, ${{ tier }}`;
  return t`${{ rating }} of 7, ${{ tier }}, ${{ previous: oneDecimal(previous) }} before`;
}
