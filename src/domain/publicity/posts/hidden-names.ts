// Whether a text names a member who has not agreed to be named: a reel's title and captions, and a coach's sentence, are free text.

import { toComparable } from '#domain/plain-text.ts';
import { plainLetters } from '#domain/search-text.ts';

declare const isChecked: unique symbol;

/** A text that everybody may read: `publicText` alone makes one. */
export type PublicText = string & { readonly [isChecked]: true };

/** Parts of family names that are words of their own in the languages of captions, and tell nobody. */
const particles = new Set('de del della la las los el der den van von da di du dos al bin ibn of y e og'.split(' '));

/** Scripts that put no space between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

const notLetters = /[^\p{L}\p{M}]+/u;

/** The words of a text, with their capitals and without accents: people leave those out. */
function words(text: string): string[] {
  const plain = toComparable(text)
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC');
  return plain.split(notLetters).filter(Boolean);
}

/** The words as they are compared: also those that a hashtag writes as one ("#TeamYlva"). */
function comparedWords(text: string): string[] {
  return words(text).flatMap((word) => {
    const parts = word.split(/(?<=\p{Ll})(?=\p{Lu})/u);
    return (parts.length > 1 ? [word, ...parts] : [word]).map(plainLetters);
  });
}

/** The words of a name that tell who someone is: two letters or more, particles left out; and all of them as one ("ylvastrand"). */
function tellingWords(name: string): string[] {
  const telling = words(name)
    .map(plainLetters)
    .filter((word) => (word.length > 1 || unspaced.test(word)) && !particles.has(word));
  return telling.length > 1 ? [...telling, telling.join('')] : telling;
}

/**
 * Whom a text names by first or last name although they must stay unnamed, also in the genitive ("Ylva’s", "Ylvas"), without accents or in a
 * hashtag. What the names shown hold as well is free: one Ylva may be named although another has not agreed.
 *
 * @param hidden whole names of those who must stay unnamed
 * @param shown the names that stand beside the text anyway
 * @returns the whole name; null where the text names none of them
 */
export function hiddenNameIn(text: string, hidden: readonly string[], shown: readonly string[]): string | null {
  return hiddenNameAmong(comparedWords(text), hidden, shown);
}

/** The text, where it names nobody who must stay unnamed; null otherwise. */
export function publicText(text: string, hidden: readonly string[], shown: readonly string[]): PublicText | null {
  return hiddenNameIn(text, hidden, shown) === null ? (text as PublicText) : null;
}

/**
 * The same of what a model wrote, for whom no name was secret, since it was told none: only capitalised words count, so that "will" and
 * "may" can be written, and none that stands in the draft.
 */
export function addsHiddenName(
  text: string,
  draft: string,
  hidden: readonly string[],
  shown: readonly string[],
): boolean {
  const known = new Set(comparedWords(draft));
  const added = words(text).filter((word) => word !== word.toLowerCase() || unspaced.test(word));
  const compared = added.flatMap(comparedWords).filter((word) => !known.has(word));
  return hiddenNameAmong(compared, hidden, shown) !== null;
}

function hiddenNameAmong(text: readonly string[], hidden: readonly string[], shown: readonly string[]): string | null {
  const free = new Set(shown.flatMap(tellingWords));
  const secret = new Map(hidden.flatMap((name) => tellingWords(name).map((word) => [word, name])));
  for (const word of free) secret.delete(word);
  const inside = [...secret.keys()].filter((word) => unspaced.test(word));
  for (const word of text) {
    const part = inside.find((name) => word.includes(name));
    const name = secret.get(word) ?? (word.endsWith('s') ? secret.get(word.slice(0, -1)) : undefined);
    if (name !== undefined || part !== undefined) return name ?? secret.get(part as string) ?? null;
  }
  return null;
}
