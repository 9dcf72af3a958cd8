// Lists, and names of countries and languages, in the language in force.

import { sourceLanguage } from './languages.ts';
import { languageInForce, localeInForce } from './say.ts';

/** How a sentence lists things, the last one after "and"; `formatToParts` for parts that are links. */
export const listFormat = () => new Intl.ListFormat(localeInForce());

/** "Freja Nygaard", "Freja Nygaard and Mads Kjær", "Freja Nygaard, Mads Kjær and Ida Holst". */
export function listInWords(words: readonly string[]): string {
  return listFormat().format(words);
}

const known = new Map<string, Intl.DisplayNames>();

/** The name of a code; null in English, whose names are in our own lists, and for an unknown code. */
export function nameInLanguage(type: 'language' | 'region', code: string): string | null {
  const language = languageInForce();
  if (language === sourceLanguage) return null;
  const key = `${language} ${type}`;
  const names = known.get(key) ?? new Intl.DisplayNames(language, { type, fallback: 'none' });
  known.set(key, names);
  return names.of(code) ?? null;
}
