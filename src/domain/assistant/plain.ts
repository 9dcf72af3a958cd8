// Text as it is compared: small letters of the English alphabet, figures, single spaces.

import { plainLetters } from '#domain/search-text.ts';

/** "¿Qué es la víbora?" becomes "que es la vibora". Figures keep their point: "4.5", and "4,5" becomes that. */
export function plain(text: string): string {
  return plainLetters(text)
    .replaceAll(/(\d),(\d)/g, '$1.$2')
    .replaceAll(/(?<!\d)\.|\.(?!\d)|[^a-z0-9.]+/g, (found) => (found === "'" ? '' : ' '))
    .replaceAll(/ +/g, ' ')
    .trim();
}

/** The words of a plain text. */
export function wordsOf(plainText: string): string[] {
  return plainText === '' ? [] : plainText.split(' ');
}
