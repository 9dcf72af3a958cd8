// A level as people write it, from a list of members.

import { roundTo } from '#domain/round-to.ts';
import { plainLetters } from '#domain/search-text.ts';
import { danish, type Federation, federations, highest } from './levels.ts';

/** What a list says where it knows no level. */
const noLevel = new Set(['', 'na', 'none', 'notapplicable', 'notrated', 'notstated', 'unknown']);
const numberOfLevel = /^(?:(dpf|fep|apa)[\s:]*)?(\d+(?:[.,]\d+)?)(?:\s*[·(–-].*)?$/i;

/**
 * The level that a text states, as the inner scale has it ("4.5"): a number ("3,5", "FEP 2.5") on the scale that it names or else that of
 * the country, or the name of a level ("Solid Intermediate", "Básico"). Blank where it states none ("n/a"); null for what is no level.
 *
 * @param country ISO 3166 code of the player's country
 */
export function readLevel(text: string, country: string): string | null {
  const plain = plainWord(text);
  if (noLevel.has(plain)) return '';
  const own = federations.get(country) ?? danish;
  const all = [own, danish, ...federations.values()];
  const [, named, digits] = numberOfLevel.exec(text.trim()) ?? [];
  if (digits !== undefined) {
    const federation = named === undefined ? own : all.find(({ name }) => name === named.toUpperCase());
    return federation ? fromScale(federation, Number(digits.replace(',', '.'))) : null;
  }
  for (const federation of all) {
    for (let shown = 1; shown <= federation.top; shown += 0.5)
      if (plainWord(federation.label(shown)) === plain) return fromScale(federation, shown);
  }
  return null;
}

/** From a federation's scale to the inner one; null beyond its ends. */
function fromScale({ top }: Federation, shown: number): string | null {
  return shown < 1 || shown > top ? null : roundTo(1 + ((shown - 1) * (highest - 1)) / (top - 1), 1).toFixed(1);
}

/** Letters, digits and "+", without accents. */
function plainWord(text: string): string {
  return plainLetters(text).replaceAll(/[^\p{L}\p{N}+]/gu, '');
}
