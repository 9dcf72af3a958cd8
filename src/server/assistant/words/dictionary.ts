// Dictionaries from other languages to the words of the knowledge base.

import { splitWords } from '#domain/assistant/normalise.ts';

/** Maps normalised words or phrases to English; to an empty string for words to drop. */
export type Dictionary = ReadonlyMap<string, string>;

/** Reads "hvad = what; blive bedre = get better; …". */
export function dictionary(text: string): Dictionary {
  const lines = text.split(';').map((line) => line.replaceAll(/\s+/g, ' ').trim());
  return new Map(
    lines
      .filter((line) => line !== '')
      .map((line) => {
        const [from = '', to = ''] = line.split('=').map((part) => part.trim());
        return [from, to];
      }),
  );
}

/** In words. */
const maxPhrase = 5;

/** A dictionary by stem, so that "cambiar" also covers "cambia" and "cambiamos". The first word of a stem wins. */
export function byStem(known: Dictionary, stem: (word: string) => string): Dictionary {
  const single = [...known].filter(([from]) => !from.includes(' ') && from.length >= minStemmed);
  return new Map(single.toReversed().map(([from, to]) => [stem(from), to]));
}

/** Shorter words are not looked up by stem. */
const minStemmed = 5;

/** Translates a word by its stem; words without a match stay as they are. */
export function translateStem(word: string, stems: Dictionary, stem: (word: string) => string): string {
  return word.length < minStemmed ? word : (stems.get(stem(word)) ?? word);
}

/** Replaces every known phrase and word in a normalised text, longest phrase first. */
export function translate(normalisedText: string, known: Dictionary): string {
  const words = splitWords(normalisedText);
  const out: string[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(maxPhrase, words.length - at);
    while (length > 0 && !known.has(words.slice(at, at + length).join(' '))) length -= 1;
    out.push(length === 0 ? (words[at] as string) : (known.get(words.slice(at, at + length).join(' ')) as string));
    at += Math.max(length, 1);
  }
  return out.filter((word) => word !== '').join(' ');
}
