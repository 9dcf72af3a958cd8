// Addresses of the public pages: English has `/help-center`, every other language `/da/help-center`.

import { type LanguageCode, languages, sourceLanguage } from './languages.ts';
import { languageInForce } from './say.ts';

/** The pages with an address in each language. Others are in the language of who asks. */
const pages: readonly string[] = ['/', '/help-center', '/method', '/privacy-policy', '/verify'];

/** Whether the page at this English address has one in each language. */
export function isInEachLanguage(path: string): boolean {
  return pages.includes(path);
}

/** The address of a page in a language, from its English one. */
export function pageAddressIn(language: string, path: string): string {
  if (language === sourceLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** The address of a page in the language in force. */
export function pageAddress(path: string): string {
  return pageAddressIn(languageInForce(), path);
}

/** The English address of a page, and the language of this one. */
export function pageAt(address: string): { path: string; language: LanguageCode } {
  const [, first = '', rest = ''] = /^\/(\w+)(\/.*)?$/.exec(address) ?? [];
  const language = languages.find((one) => one === first && one !== sourceLanguage);
  return language ? { path: rest || '/', language } : { path: address, language: sourceLanguage };
}
