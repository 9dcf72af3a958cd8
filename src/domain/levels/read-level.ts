// Reads a level from an imported list of members.

import { roundTo } from '#domain/round-to.ts';
import { plainLetters } from '#domain/search-text.ts';
import { federationLevel, notRated, type ScaleMappings, scaleName } from './levels.ts';

/** Entries that mean "no level". */
const noLevel = new Set(['', 'na', 'none', 'notapplicable', 'notrated', 'notstated', 'unknown']);
const numberOfLevel =
  /^(?:(?:about|ca\.|aprox\.)\s+)?(?:(dpf|fep|apa)[\s:]*)?(\d+(?:[.,]\d+)?)(?:\s*(dpf|fep|apa)\b)?(?:\s*[·(–-].*)?$/i;
/** A country of each scale. */
const countryOf: Readonly<Record<string, string>> = { DPF: 'DK', FEP: 'ES', APA: 'AR' };
/** Every level of the internal scale, to a tenth. */
const levels = Array.from({ length: 61 }, (_, tenth) => roundTo(1 + tenth / 10, 1));

/**
 * The level in a text, on the internal scale ("4.5"). Accepts a number ("3,5", "FEP 2.5", "about 2.5 FEP") on the named scale or the
 * country's, or a level's name ("Solid Intermediate", "Básico"), each by the mappings that are set. Blank for no level ("n/a"); null if it
 * cannot be read.
 *
 * @param country ISO 3166 code of the player's country
 */
export function readLevel(text: string, country: string, mappings: ScaleMappings): string | null {
  const plain = plainWord(text);
  if (noLevel.has(plain) || plain === plainWord(notRated())) return '';
  const [, before, digits, after] = numberOfLevel.exec(text.trim()) ?? [];
  if (digits !== undefined) {
    const named = (before ?? after ?? scaleName(country)).toUpperCase();
    return fromNumber(Number(digits.replace(',', '.')), countryOf[named] ?? country, mappings);
  }
  const name = plain.replace(/^(?:about|ca|aprox)/, '');
  for (const one of [country, ...Object.values(countryOf)]) {
    const found = levels.find((level) => plainWord(federationLevel(level, one, mappings).label) === name);
    if (found !== undefined) return found.toFixed(1);
  }
  return null;
}

/** The level whose number on the scale is the nearest, the lowest of several; null outside the scale. */
function fromNumber(number: number, country: string, mappings: ScaleMappings): string | null {
  const valueOf = (level: number) => federationLevel(level, country, mappings).exact;
  const ends = [valueOf(1), valueOf(7)];
  if (number < Math.min(...ends) || number > Math.max(...ends)) return null;
  const distance = (level: number) => roundTo(Math.abs(valueOf(level) - number), 9);
  return levels.reduce((best, level) => (distance(level) < distance(best) ? level : best)).toFixed(1);
}

/** Keeps letters, digits and "+", without accents. */
function plainWord(text: string): string {
  return plainLetters(text).replaceAll(/[^\p{L}\p{N}+]/gu, '');
}
