// Dictionaries from another language into the words of the knowledge base.

import { wordsOf } from '#domain/assistant/plain.ts';

/** From plain words (`plain`), or several of them, to English words; nothing at all where a word only joins others. */
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

/** The longest phrase of a dictionary, in words. */
const maxPhrase = 5;

/** The words of a dictionary by their stems: of "cambiar" it knows "cambia" and "cambiamos" as well. The first one of a stem counts. */
export function byStem(known: Dictionary, stem: (word: string) => string): Dictionary {
  const single = [...known].filter(([from]) => !from.includes(' ') && from.length >= minStemmed);
  return new Map(single.toReversed().map(([from, to]) => [stem(from), to]));
}

/** From this length on a word is looked up by its stem: shorter ones have none to speak of. */
const minStemmed = 5;

/** Looks a plain word up that no dictionary has as it is written. */
export function translateStem(word: string, stems: Dictionary, stem: (word: string) => string): string {
  return word.length < minStemmed ? word : (stems.get(stem(word)) ?? word);
}

/** A plain text with every phrase and word that a dictionary knows replaced, the longest phrase first. */
export function translate(plainText: string, known: Dictionary): string {
  const words = wordsOf(plainText);
  const out: string[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(maxPhrase, words.length - at);
    while (length > 0 && !known.has(words.slice(at, at + length).join(' '))) length -= 1;
    out.push(length === 0 ? (words[at] as string) : (known.get(words.slice(at, at + length).join(' ')) as string));
    at += Math.max(length, 1);
  }
  return out.filter((word) => word !== '').join(' ');
}
