// The language of this document: the server writes it into the page, and the person can choose another one.

import { i18n, type Messages } from '@lingui/core';
import { type LanguageCode, languages, sourceLanguage } from '#domain/language/languages.ts';
import { languageInForce } from '#domain/language/say.ts';

declare global {
  /** The translations that have been loaded, by language; English is in the built files (scripts/pages/texts.ts). */
  var translations: Record<string, Messages> | undefined;
  /** Loads the translations of each built file that is here. */
  var textFiles: ((language: string) => Promise<unknown>)[] | undefined;
}

/** What has been loaded of the translations into a language. The same object each time: files that come later add to it. */
export function translationsInto(language: string): Messages {
  globalThis.translations ??= {};
  return (globalThis.translations[language] ??= {});
}

// Public pages are rendered without a document, by the build.
const language = typeof document === 'undefined' ? undefined : document.documentElement.dataset['language'];
if (language !== undefined) i18n.loadAndActivate({ locale: language, messages: translationsInto(language) });

export { i18n };

/** The languages that people can choose here, as the server has written into the page; only English where it has not. */
export function languagesToChoose(): readonly LanguageCode[] {
  const offered = document.documentElement.dataset['languages']?.split(' ') ?? [sourceLanguage];
  return languages.filter((one) => offered.includes(one));
}

/** Whether a person reads another language than this document is in. */
export function isForeignTo(person: { language: LanguageCode }): boolean {
  return person.language !== languageInForce() && languagesToChoose().includes(person.language);
}

/**
 * What `Intl` formats by: the browser's own tag of the language in force, since it knows the region. English is British unless the
 * browser's first language is another English: browsers list American English behind most languages.
 */
export function readersLocale(): string {
  const inForce = languageInForce();
  const isOfReader = (tag: string) => tag.startsWith(`${inForce}-`);
  if (inForce === sourceLanguage) return isOfReader(navigator.language) ? navigator.language : 'en-GB';
  return navigator.languages.find(isOfReader) ?? inForce;
}
