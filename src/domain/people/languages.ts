// Languages a coach can offer. English names from the Unicode CLDR.

import { nameInLanguage } from '#domain/language/in-words.ts';

/** ISO 639-1 code and name, sorted by name: the languages of the main padel countries and their neighbours. */
export const languages = [
  { code: 'ar', name: 'Arabic' },
  { code: 'eu', name: 'Basque' },
  { code: 'bg', name: 'Bulgarian' },
  { code: 'ca', name: 'Catalan' },
  { code: 'zh', name: 'Chinese' },
  { code: 'hr', name: 'Croatian' },
  { code: 'cs', name: 'Czech' },
  { code: 'da', name: 'Danish' },
  { code: 'nl', name: 'Dutch' },
  { code: 'en', name: 'English' },
  { code: 'et', name: 'Estonian' },
  { code: 'fi', name: 'Finnish' },
  { code: 'fr', name: 'French' },
  { code: 'gl', name: 'Galician' },
  { code: 'de', name: 'German' },
  { code: 'el', name: 'Greek' },
  { code: 'he', name: 'Hebrew' },
  { code: 'hi', name: 'Hindi' },
  { code: 'hu', name: 'Hungarian' },
  { code: 'is', name: 'Icelandic' },
  { code: 'it', name: 'Italian' },
  { code: 'ja', name: 'Japanese' },
  { code: 'lv', name: 'Latvian' },
  { code: 'lt', name: 'Lithuanian' },
  { code: 'no', name: 'Norwegian' },
  { code: 'fa', name: 'Persian' },
  { code: 'pl', name: 'Polish' },
  { code: 'pt', name: 'Portuguese' },
  { code: 'ro', name: 'Romanian' },
  { code: 'ru', name: 'Russian' },
  { code: 'sr', name: 'Serbian' },
  { code: 'sk', name: 'Slovak' },
  { code: 'sl', name: 'Slovenian' },
  { code: 'es', name: 'Spanish' },
  { code: 'sv', name: 'Swedish' },
  { code: 'tr', name: 'Turkish' },
  { code: 'uk', name: 'Ukrainian' },
] as const;
export type LanguageCode = (typeof languages)[number]['code'];

const names = new Map<string, string>(languages.map(({ code, name }) => [code, name]));

/** The language's name, or the code itself if unknown. */
export function languageName(code: string): string {
  return nameInLanguage('language', code) ?? names.get(code) ?? code;
}

/** Whether a text is the code of a language in the list. */
export function isLanguageCode(code: string): code is LanguageCode {
  return names.has(code);
}
