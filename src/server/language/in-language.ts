// The language of what a server writes: one for each reader, also where several are written to at the same time.

import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type I18n, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { readCatalogue } from '#domain/language/catalogue.ts';
import { type LanguageCode, languageFor, sourceLanguage } from '#domain/language/languages.ts';
import { speakBy } from '#domain/language/say.ts';
import { translationsFolder } from '#server/paths.ts';

const spoken = new AsyncLocalStorage<I18n>();
speakBy(() => spoken.getStore());

/** Runs an action whose texts are in this language, to the end of what it awaits. Outside of one everything is English. */
export function inLanguage<Result>(language: LanguageCode, action: () => Result): Result {
  return language === sourceLanguage ? spoken.exit(action) : spoken.run(translationsInto(language), action);
}

/** Runs an action whose texts are in a person's language, as far as it is on offer. */
export function inLanguageOf<Result>(
  { language }: { language?: LanguageCode | undefined },
  action: () => Result,
): Result {
  return inLanguage(languageFor(language), action);
}

const loaded = new Map<LanguageCode, I18n>();
const screenWords = new Map<string, ReadonlyMap<string, string>>();

/** The catalogue of a language, read when it is first spoken. */
function translationsInto(language: LanguageCode): I18n {
  const known = loaded.get(language);
  if (known) return known;
  const entries = readCatalogue(readFileSync(join(translationsFolder, `${language}.po`), 'utf8'));
  const messages = Object.fromEntries(
    entries.flatMap(({ id, translation }) => (translation ? [[id, compileMessage(translation)]] : [])),
  );
  const translations = setupI18n({ locale: language, messages: { [language]: messages } });
  loaded.set(language, translations);
  const words = entries.filter(({ english }) => isOnScreens.test(english));
  screenWords.set(language, new Map(words.map(({ english, translation }) => [english, translation])));
  return translations;
}

/** A button, field or screen: begins with a capital, short, no placeholder. */
const isOnScreens = /^\p{Lu}[^{}<>\n]{2,60}$/u;

/**
 * A text that names buttons, fields and screens in English, with the names that the screens have in the language in force.
 *
 * @param versions the same text in several languages: what all of them have is such a name
 */
export function withScreenWords(text: string, versions: readonly string[]): string {
  const words = screenWords.get(spoken.getStore()?.locale ?? sourceLanguage);
  if (words === undefined) return text;
  const named = [...words.keys()].filter((word) => versions.every((version) => version.includes(word)));
  if (named.length === 0) return text;
  // The longest first: "My Profile" before "Profile".
  const sorted = named
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replaceAll(/[.?()+*]/g, String.raw`\$&`));
  const pattern = new RegExp(String.raw`(?<![\p{L}\d])(?:${sorted.join('|')})(?![\p{L}\d])`, 'gu');
  return text.replace(pattern, (word) => words.get(word) ?? word);
}
