// Whether a free text (title, caption, quote) names a member who has not agreed.

import { toComparable } from '#domain/plain-text.ts';
import { plainLetters } from '#domain/search-text.ts';

declare const isChecked: unique symbol;

/** A text checked for hidden names; only `publicText` creates one. */
export type PublicText = string & { readonly [isChecked]: true };

/** Name particles that are common words in the caption languages. */
const particles = new Set('de del della la las los el der den van von da di du dos al bin ibn of y e og'.split(' '));

/** Scripts without spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

const notLetters = /[^\p{L}\p{M}]+/u;

/** The words of a text, with case but without accents. */
function words(text: string): string[] {
  const plain = toComparable(text)
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC');
  return plain.split(notLetters).filter(Boolean);
}

/** Normalised words, also from hashtags ("#TeamYlva"). */
function comparedWords(text: string): string[] {
  return words(text).flatMap((word) => {
    const parts = word.split(/(?<=\p{Ll})(?=\p{Lu})/u);
    return (parts.length > 1 ? [word, ...parts] : [word]).map(plainLetters);
  });
}

/** The identifying words of a name: two letters or more, without particles, and joined ("ylvastrand"). */
function tellingWords(name: string): string[] {
  const telling = words(name)
    .map(plainLetters)
    .filter((word) => (word.length > 1 || unspaced.test(word)) && !particles.has(word));
  return telling.length > 1 ? [...telling, telling.join('')] : telling;
}

/**
 * The hidden person whom a text names by first or last name, also in the genitive ("Ylva’s", "Ylvas"), without accents or in a
 * hashtag. Words of shown names are allowed: one Ylva may be named although another has not agreed.
 *
 * @param hidden full names of hidden people
 * @param shown the names shown beside the text
 * @returns the full name; null where the text names none of them
 */
export function hiddenNameIn(text: string, hidden: readonly string[], shown: readonly string[]): string | null {
  return nameFinder(hidden, shown)(comparedWords(text));
}

/** The text, if it names no hidden person; null otherwise. */
export function publicText(text: string, hidden: readonly string[], shown: readonly string[]): PublicText | null {
  return publicTextCheck(hidden, shown)(text);
}

/** The same for many texts beside the same names, which are taken apart once. */
export function publicTextCheck(
  hidden: readonly string[],
  shown: readonly string[],
): (text: string) => PublicText | null {
  const find = nameFinder(hidden, shown);
  return (text) => (find(comparedWords(text)) === null ? (text as PublicText) : null);
}

/**
 * The same check for a model's text. The model knows no hidden names, so only capitalised words count ("will" and
 * "may" are allowed), and none from the draft.
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
  return nameFinder(hidden, shown)(compared) !== null;
}

/** Finds the first hidden name among the words of a text; null without one. */
function nameFinder(hidden: readonly string[], shown: readonly string[]): (text: readonly string[]) => string | null {
  const free = new Set(shown.flatMap(tellingWords));
  const secret = new Map(hidden.flatMap((name) => tellingWords(name).map((word) => [word, name])));
  for (const word of free) secret.delete(word);
  const inside = [...secret.keys()].filter((word) => unspaced.test(word));
  return (text) => {
    for (const word of text) {
      const part = inside.find((name) => word.includes(name));
      const name = secret.get(word) ?? (word.endsWith('s') ? secret.get(word.slice(0, -1)) : undefined);
      if (name !== undefined || part !== undefined) return name ?? secret.get(part as string) ?? null;
    }
    return null;
  };
}
