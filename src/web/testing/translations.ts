// The translations for tests, which read the catalogues themselves; a build has cut them.

import type { Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { readCatalogue } from '#domain/language/catalogue.ts';
import type { LanguageCode } from '#domain/language/languages.ts';
import danish from '../../../translations/da.po?raw';
import spanish from '../../../translations/es.po?raw';

const catalogues: Record<LanguageCode, string> = { en: '', da: danish, es: spanish };

/** What a screen's texts are in a language; nothing in English, which is in the code. */
export function translationsInto(language: LanguageCode): Messages {
  const entries = readCatalogue(catalogues[language]);
  return Object.fromEntries(entries.map(({ id, translation }) => [id, compileMessage(translation)]));
}
