// Level texts for coaches.

import { t } from '@lingui/core/macro';
import { federationLevel, levelText, type ScaleMappings } from '#domain/levels/levels.ts';
import { toNumber } from '#domain/numeric.ts';
import { oneDecimal, storedDecimal } from '#domain/round-to.ts';

/** A level on the country's scale, followed by the internal level if that differs. */
export function levelWords(level: number | string | null, country: string, mappings: ScaleMappings): string {
  const words = levelText(level, country, mappings);
  const number = toNumber(level);
  if (number === null) return words;
  return federationLevel(number, country, mappings).value === storedDecimal(number)
    ? words
    : t`${{ level: words }} (${{ number: oneDecimal(number) }} of 7)`;
}
