// Codes in clubs' invitation links, and codes to say on the phone.

import { plainLetters } from '#domain/search-text.ts';

/** The sixteen letters of codes for the phone. */
export const spokenLetters = 'ACDEFHJKMNPRTWXY';

/** Letters and digits that are not easily confused. */
const clearCharacters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const suffixLength = 4;
const maxWords = 24;

/** Whether a text can be a code: 4 to 40 capitals, digits and hyphens, no hyphen at an end (docs/product.md#administration). */
export function isClubCode(text: string): boolean {
  return /^[A-Z0-9](?:[A-Z0-9-]{2,38})[A-Z0-9]$/.test(text);
}

/**
 * A first code for a club: its name in plain capitals and four random characters, so that it cannot be guessed.
 *
 * @param random a number from 0 (included) to 1 (excluded), again at each call
 */
export function suggestClubCode(name: string, random: () => number): string {
  const words = plainLetters(name)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, maxWords)
    .replace(/-+$/, '');
  const suffix = Array.from(
    { length: suffixLength },
    () => clearCharacters[Math.floor(random() * clearCharacters.length)],
  ).join('');
  return words === '' ? `CLUB-${suffix}` : `${words}-${suffix}`;
}

/** A spoken code in two halves, as it is said and shown: "ACDE-FHJK". */
export function shownCode(spoken: string): string {
  return `${spoken.slice(0, 4)}-${spoken.slice(4)}`;
}

/**
 * The codes that someone may mean, as typed: in any case, with spaces, hyphens or dots between.
 *
 * @returns what a club's own code may be, and a spoken one
 */
export function readClubCode(typed: string): { codes: string[]; spoken: string } {
  const exact = typed.normalize('NFKC').trim().toUpperCase();
  const words = exact.split(/[\s\p{Dash}.·]+/u).filter(Boolean);
  return { codes: [exact, words.join('-')], spoken: words.join('') };
}
