// Reads a level from an imported list of members.

import { roundTo } from '#domain/round-to.ts';
import { plainLetters } from '#domain/search-text.ts';
import { danish, type Federation, federations, highest } from './levels.ts';

/** Entries that mean "no level". */
const noLevel = new Set(['', 'na', 'none', 'notapplicable', 'notrated', 'notstated', 'unknown']);
const numberOfLevel = /^(?:(dpf|fep|apa)[\s:]*)?(\d+(?:[.,]\d+)?)(?:\s*[·(–-].*)?$/i;

/**
 * The level in a text, on the internal scale ("4.5"). Accepts a number ("3,5", "FEP 2.5") on the named scale or the country's, or a level's
 * name ("Solid Intermediate", "Básico"). Blank for no level ("n/a"); null if it cannot be read.
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

/** Converts from a federation's scale to the internal one; null outside its range. */
function fromScale({ top }: Federation, shown: number): string | null {
  return shown < 1 || shown > top ? null : roundTo(1 + ((shown - 1) * (highest - 1)) / (top - 1), 1).toFixed(1);
}

/** Keeps letters, digits and "+", without accents. */
function plainWord(text: string): string {
  return plainLetters(text).replaceAll(/[^\p{L}\p{N}+]/gu, '');
}
