// Enumerations in the language in force: "backhand, lob and volley".

import { sourceLanguage } from '#domain/language/languages.ts';
import { languageInForce } from '#domain/language/say.ts';

/** Puts parts side by side, the last one after "and"; `formatToParts` for parts that are links. */
export function enumeration(): Intl.ListFormat {
  const language = languageInForce();
  return new Intl.ListFormat(language === sourceLanguage ? 'en-GB' : language);
}
