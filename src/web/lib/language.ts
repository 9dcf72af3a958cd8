// The language of this document: the server writes it into the page, and another one takes a new document.

import { i18n, type Messages } from '@lingui/core';
import { type LanguageCode, languages, sourceLanguage } from '#domain/language/languages.ts';
import { languageInForce } from '#domain/language/say.ts';
import { keepLanguage } from './keep-language.ts';

declare global {
  /** What the built files have loaded of their translations (scripts/pages/texts.ts). */
  var translations: Messages | undefined;
}

// Public pages are rendered without a document, by the build.
const language = typeof document === 'undefined' ? undefined : document.documentElement.dataset['language'];
if (language !== undefined) {
  globalThis.translations ??= {};
  // The same object: files that come later add to it.
  i18n.loadAndActivate({ locale: language, messages: globalThis.translations });
}

export { i18n };

/** The languages that people can choose here, as the server has written into the page; only English where it has not. */
export function languagesToChoose(): readonly LanguageCode[] {
  const offered = document.documentElement.dataset['languages']?.split(' ') ?? [sourceLanguage];
  return languages.filter((one) => offered.includes(one));
}

/** Whether this document is in another language than a person reads: they need a new one. */
export function isForeignTo(person: { language: LanguageCode }): boolean {
  return person.language !== languageInForce() && languagesToChoose().includes(person.language);
}

/** Reads the product in another language from now on: keeps the choice for every page, and reloads this one. */
export function chooseLanguage(chosen: LanguageCode): void {
  keepLanguage(chosen);
  location.reload();
}

/** What `Intl` formats by: the browser's own tag of the language in force, since it knows the region; in English the browser's language. */
export function readersLocale(): string | undefined {
  const inForce = languageInForce();
  if (inForce === sourceLanguage) return undefined;
  return navigator.languages.find((tag) => tag.split('-')[0] === inForce) ?? inForce;
}
