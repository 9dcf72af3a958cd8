// The language of a question, by the words that people use in the ways to ask. Searches of two or three words have no small words.

import { setImmediate } from 'node:timers/promises';
import { normalise, splitWords } from '#domain/assistant/normalise.ts';
import type { Language } from '#domain/language/detect-language.ts';
import { between, type Named } from './wordings.ts';

const languages = ['english', 'danish', 'spanish'] as const satisfies readonly Language[];

/** Letters used in only one of the three languages. */
const ownLetters: Partial<Record<Language, RegExp>> = { danish: /[æøå]/i, spanish: /[ñ¿¡]/i };
/** How much such a letter counts, and how much English does: names and terms of the game are in its questions too. */
const advantages = { letter: 3, english: 2 } as const;
/** For a word that a language has not used yet. */
const unseen = { count: 0.1, words: 20_000 } as const;

export type LanguageOf = (question: string, words: readonly string[]) => Language;

/** Learns how often each word is used in each language (naive Bayes), with pauses for other requests. */
export async function learnLanguages(wordings: readonly Named[]): Promise<LanguageOf> {
  const counts = new Map<string, Record<Language, number>>();
  const totals = { english: 0, danish: 0, spanish: 0 };
  for (const [at, { language, text }] of wordings.entries()) {
    if (at % between === 0) await setImmediate();
    for (const word of splitWords(normalise(text))) {
      const count = counts.get(word) ?? { english: 0, danish: 0, spanish: 0 };
      count[language] += 1;
      totals[language] += 1;
      counts.set(word, count);
    }
  }
  return (question, words) => {
    const known = words.flatMap((word) => counts.get(word) ?? []);
    const likelihood = (language: Language) =>
      (language === 'english' ? advantages.english : 0) +
      (ownLetters[language]?.test(question) ? advantages.letter : 0) +
      known
        .map((count) => Math.log((count[language] + unseen.count) / (totals[language] + unseen.count * unseen.words)))
        .reduce((sum, one) => sum + one, 0);
    // The first of equals, so English without a known word.
    return languages.reduce((best, one) => (likelihood(one) > likelihood(best) ? one : best));
  };
}
