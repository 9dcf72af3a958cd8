// Normalised text for comparison: lower-case English letters, figures and single spaces.

import { codeOf, detectLanguage } from '#domain/language/detect-language.ts';
import type { LanguageCode } from '#domain/language/languages.ts';
import { plainLetters } from '#domain/search-text.ts';

/** "¿Qué es la víbora?" becomes "que es la vibora"; "4,5" becomes "4.5". */
export function normalise(text: string): string {
  return plainLetters(text)
    .replaceAll(/(\d),(\d)/g, '$1.$2')
    .replaceAll(/(?<!\d)\.|\.(?!\d)|[^a-z0-9.]+/g, (found) => (found === "'" ? '' : ' '))
    .replaceAll(/ +/g, ' ')
    .trim();
}

/** Danish that is typed without æ, ø and å: "hoejt" and "paa" become "hojt" and "pa", as `normalise` writes "højt" and "på". */
export function foldDanish(normalisedText: string): string {
  return normalisedText.replaceAll('aa', 'a').replaceAll('oe', 'o');
}

/** The words of a normalised text. */
export function splitWords(normalisedText: string): string[] {
  return normalisedText === '' ? [] : normalisedText.split(' ');
}

/** The language that a sentence or a longer text is written in; English where nothing tells. */
export function writtenIn(text: string): LanguageCode {
  return codeOf[detectLanguage(text, splitWords(normalise(text)))];
}
