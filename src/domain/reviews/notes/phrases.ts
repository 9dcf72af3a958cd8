// Phrases that a coach has written before, to complete a note that begins like one.

import { plainLetters } from '#domain/search-text.ts';

/** The latest notes of a coach that phrases are taken from. */
export const notesForPhrases = 200;
/** Shorter ones are typed faster than chosen. */
const shortest = 12;
/** Letters after which phrases are offered. */
const fewestLetters = 3;
/** Most phrases offered at once. */
const mostOffered = 3;

/** A phrase as written, and as it is compared. */
export interface Phrase {
  phrase: string;
  plain: string;
}

/**
 * The phrases of notes, the most used first and of those the latest: each line or sentence of a title or comment, once.
 *
 * @param notes the latest first
 */
export function phrasesOf(notes: readonly { title: string; comment: string }[]): Phrase[] {
  const found = new Map<string, Phrase & { count: number }>();
  for (const { title, comment } of notes) {
    for (const phrase of [title, ...comment.split('\n')].flatMap(sentencesOf)) {
      if (phrase.length < shortest) continue;
      const plain = plainLetters(phrase);
      const known = found.get(plain);
      if (known) known.count += 1;
      else found.set(plain, { phrase, plain, count: 1 });
    }
  }
  return [...found.values()].toSorted((a, b) => b.count - a.count).map(({ phrase, plain }) => ({ phrase, plain }));
}

function sentencesOf(line: string): string[] {
  return line
    .split(/(?<=[.!?…])\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
}

/** A phrase being typed: where it begins, where the caret is, and how it may go on. */
export interface PhraseCompletion {
  from: number;
  to: number;
  phrases: readonly string[];
}

/**
 * The phrases that begin like the sentence before the caret, without regard to case and accents; null without any, with fewer than three
 * letters, or when something follows on the line.
 */
export function phraseCompletion(typed: string, caret: number, phrases: readonly Phrase[]): PhraseCompletion | null {
  if (phrases.length === 0 || /^[^\n]/u.test(typed.slice(caret))) return null;
  const written = /(?:^|\n|[.!?…]\s)[^\S\n]*(\p{L}[^\n.!?…]*)$/u.exec(typed.slice(0, caret))?.[1];
  if (written === undefined || (written.match(/\p{L}/gu) ?? []).length < fewestLetters) return null;
  const begun = plainLetters(written);
  const found = phrases
    .filter(({ plain }) => plain.startsWith(begun) && plain.length > begun.length)
    .slice(0, mostOffered)
    .map(({ phrase }) => phrase);
  return found.length === 0 ? null : { from: caret - written.length, to: caret, phrases: found };
}

/** The text with the phrase completed, and the caret after it. */
export function withPhrase(typed: string, { from, to }: Pick<PhraseCompletion, 'from' | 'to'>, phrase: string) {
  return { text: typed.slice(0, from) + phrase + typed.slice(to), caret: from + phrase.length };
}
