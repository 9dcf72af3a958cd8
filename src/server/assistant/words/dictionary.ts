// Dictionaries from another language into the words of the knowledge base.

import { wordsOf } from './plain.ts';

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
