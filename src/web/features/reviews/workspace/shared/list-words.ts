// Enumerations in the language in force.

import { sourceLanguage } from '#domain/language/languages.ts';
import { languageInForce } from '#domain/language/say.ts';

/** Words as a sentence lists them: "notes, rallies and strokes". */
export function listWords(words: readonly string[]): string {
  const language = languageInForce();
  return new Intl.ListFormat(language === sourceLanguage ? 'en-GB' : language).format(words);
}
