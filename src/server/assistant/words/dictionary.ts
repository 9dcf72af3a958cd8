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

const lengths = new WeakMap<Dictionary, ReadonlyMap<string, number>>();

/** How many words the longest phrase has that begins with a word. */
function phraseLengths(known: Dictionary): ReadonlyMap<string, number> {
  const kept = lengths.get(known);
  if (kept !== undefined) return kept;
  const longest = new Map<string, number>();
  for (const phrase of known.keys()) {
    const words = phrase.split(' ');
    const [first = ''] = words;
    longest.set(first, Math.max(longest.get(first) ?? 0, words.length));
  }
  lengths.set(known, longest);
  return longest;
}

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
  const longest = phraseLengths(known);
  const out: string[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(longest.get(words[at] as string) ?? 0, words.length - at);
    while (length > 0 && !known.has(words.slice(at, at + length).join(' '))) length -= 1;
    out.push(length === 0 ? (words[at] as string) : (known.get(words.slice(at, at + length).join(' ')) as string));
    at += Math.max(length, 1);
  }
  return out.filter((word) => word !== '').join(' ');
}
