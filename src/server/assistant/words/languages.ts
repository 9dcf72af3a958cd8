// Translates Danish and Spanish questions word by word.

import { stemmer as danishStemmer } from '@orama/stemmers/danish';
import { stemmer as spanishStemmer } from '@orama/stemmers/spanish';
import { foldDanish, splitWords } from '#domain/assistant/normalise.ts';
import type { Language } from '#domain/language/detect-language.ts';
import { danish } from './danish.ts';
import { byStem, type Dictionary, translate, translateStem } from './dictionary.ts';
import { spanish } from './spanish.ts';

export const dictionaries: Record<Language, Dictionary | null> = { english: null, danish, spanish };

const stemmers = {
  danish: { stem: danishStemmer, words: byStem(danish, danishStemmer) },
  spanish: { stem: spanishStemmer, words: byStem(spanish, spanishStemmer) },
};

/**
 * Translates a normalised text as far as the dictionary goes: phrases and words first, then other forms by stem.
 *
 * @param isKnown whether a word may stay as it is
 */
export function toEnglish(text: string, language: Language, isKnown: (word: string) => boolean): string {
  const known = dictionaries[language];
  if (known === null || language === 'english') return text;
  const { stem, words: stems } = stemmers[language];
  // Words that the dictionary has with "oe" or "aa" stay.
  const words = splitWords(text).map((word) => (language !== 'danish' || known.has(word) ? word : foldDanish(word)));
  return splitWords(translate(words.join(' '), known))
    .map((word) => (isKnown(word) ? word : translateStem(word, stems, stem)))
    .join(' ');
}
