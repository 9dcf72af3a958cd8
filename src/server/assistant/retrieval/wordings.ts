// Finds the ways to ask that are nearest to a question, in its own language: words, pairs of words and parts of words.

import { setImmediate } from 'node:timers/promises';
import { stemmer as danishStemmer } from '@orama/stemmers/danish';
import { stemmer as englishStemmer } from '@orama/stemmers/english';
import { stemmer as spanishStemmer } from '@orama/stemmers/spanish';
import { foldDanish, normalise, splitWords } from '#domain/assistant/normalise.ts';
import type { Language } from '#domain/language/detect-language.ts';
import { toEnglish } from '#server/assistant/words/languages.ts';
import { stemsOf } from '#server/assistant/words/stems.ts';

/** A way to ask for something. */
export interface Named {
  /** What it asks for. */
  id: string;
  language: Language;
  text: string;
}

export interface Nearness {
  /** How near the ways to ask are to a text, 0 to about 3: the nearest ones count most. */
  near: number;
  /** How likely the words of a text ask for it and not for something else, 0–1; all of an index add up to 1. */
  likely: number;
}

export interface WordingIndex {
  /**
   * How near the ways to ask for each id are to a text.
   *
   * @param without a wording to leave out, by its place
   */
  nearest(text: string, language: Language, without?: number): Map<string, Nearness>;
}

const stemmers: Record<Language, (word: string) => string> = {
  english: englishStemmer,
  danish: danishStemmer,
  spanish: spanishStemmer,
};

/** The stem of a normalised word. */
export function stemIn(language: Language, word: string): string {
  return stemmers[language](language === 'danish' ? foldDanish(word) : word);
}

/**
 * Weights of a word, of two words in a row, of each part of a word, and of what a word means in English: parts find other forms, compounds
 * and slips, and English finds the ways to ask in other languages.
 */
const weights = { word: 1, pair: 0.5, part: 0.3, english: 0.7 } as const;
const partLength = 4;
/** How many wordings of one id count, and how much less each counts than the nearer one. */
const counted = 8;
const decay = 0.8;

/** Naive Bayes: how much a feature that an id lacks counts, and how far two ids must be apart, since parts of a word repeat it. */
const bayes = { missing: 5, apart: 10 } as const;

/** How many wordings are read between two pauses. */
export const between = 1000;

/** Builds the index of thousands of wordings, with pauses for other requests. */
export async function indexWordings(wordings: readonly Named[]): Promise<WordingIndex> {
  const reader = new Features();
  for (const [at, wording] of wordings.entries()) {
    reader.add(wording);
    if (at % between === 0) await setImmediate();
  }
  return indexFeatures(wordings, reader);
}

/** Builds the index of a few wordings. */
export function indexFew(wordings: readonly Named[]): WordingIndex {
  const reader = new Features();
  for (const wording of wordings) reader.add(wording);
  return indexFeatures(wordings, reader);
}

/** Vectors of rare and common features (TF-IDF), compared by their angle. Features are numbers, and everything is kept in flat lists. */
function indexFeatures(wordings: readonly Named[], features: Features): WordingIndex {
  const { all, ends } = features;
  const sealed = features.seal();

  const starts = new Uint32Array(sealed.length + 1);
  for (const feature of all) starts[feature + 1] = (starts[feature + 1] as number) + 1;
  const values = sealed.map((weight, feature) => Math.sqrt(weight) * rarityOf(starts[feature + 1] as number));
  for (let feature = 1; feature <= sealed.length; feature += 1) {
    starts[feature] = (starts[feature] as number) + (starts[feature - 1] as number);
  }

  // The wordings that have a feature, one after the other: those with `feature` are from `starts[feature]` to `starts[feature + 1]`.
  const places = new Uint32Array(all.length);
  const lengths = new Float64Array(wordings.length);
  const next = starts.slice();
  for (let at = 0, index = 0; at < wordings.length; at += 1) {
    let squares = 0;
    for (; index < (ends[at] as number); index += 1) {
      const feature = all[index] as number;
      places[next[feature] as number] = at;
      next[feature] = (next[feature] as number) + 1;
      squares += (values[feature] as number) ** 2;
    }
    lengths[at] = Math.sqrt(squares) || 1;
  }

  const ids = [...new Set(wordings.map(({ id }) => id))];
  const placeOfId = new Map(ids.map((id, place) => [id, place]));
  const idOf = Uint16Array.from(wordings, ({ id }) => placeOfId.get(id) as number);
  const sizes = new Float64Array(ids.length);
  for (const id of idOf) sizes[id] = (sizes[id] as number) + 1;

  function rarityOf(count: number): number {
    return Math.log((wordings.length + 1) / (count + 0.5));
  }

  return {
    nearest(text, language, without = -1) {
      const similar = new Float64Array(wordings.length);
      const evidence = new Float64Array(ids.length);
      const counts = new Uint32Array(ids.length);
      let squares = 0;
      let known = 0;
      const asked: number[] = [];
      features.read(text, language, asked);
      for (const feature of asked) {
        // A feature that no wording has makes the question less similar to all.
        const value = values[feature] ?? rarityOf(0);
        squares += value ** 2;
        const end = starts[feature + 1] ?? 0;
        const found: number[] = [];
        let [held, last] = [0, -1];
        for (let place = starts[feature] ?? 0; place < end; place += 1) {
          const at = places[place] as number;
          similar[at] = (similar[at] as number) + value ** 2;
          if (at === last || at === without) continue;
          const id = idOf[at] as number;
          if (counts[id] === 0) found.push(id);
          counts[id] = (counts[id] as number) + 1;
          [held, last] = [held + 1, at];
        }
        const weight = sealed[feature] ?? 0;
        if (held > 0) known += weight;
        const usual = (bayes.missing * held) / wordings.length;
        for (const id of found) {
          evidence[id] = (evidence[id] as number) + weight * Math.log(1 + (counts[id] as number) / usual);
          counts[id] = 0;
        }
      }
      const length = Math.sqrt(squares) || 1;
      const angles: number[][] = ids.map(() => []);
      for (const [at, value] of similar.entries()) {
        if (value > 0 && at !== without) angles[idOf[at] as number]?.push(value / length / (lengths[at] as number));
      }
      const likely = shareOut(evidence, (id) => {
        const size = (sizes[id] as number) - Number(idOf[without] === id);
        return known * Math.log(bayes.missing / (size + bayes.missing));
      });
      return new Map(
        ids.flatMap((id, place) => {
          const list = angles[place] as number[];
          return list.length === 0 ? [] : [[id, { near: decayingSum(list), likely: likely[place] as number }] as const];
        }),
      );
    },
  };
}

/** The likelihoods of ids, which add up to 1. @param base what counts for an id before the evidence */
function shareOut(evidence: Float64Array, base: (id: number) => number): Float64Array {
  const sums = evidence.map((one, id) => one + base(id));
  const most = sums.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
  const parts = sums.map((sum) => Math.exp((sum - most) / bayes.apart));
  const all = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / all);
}

function decayingSum(values: number[]): number {
  const nearest = values.toSorted((one, other) => other - one).slice(0, counted);
  return nearest.reduce((sum, value, index) => sum + value * decay ** index, 0);
}

/** The number of a feature that no wording has. */
const unknown = -1;

/** The features of texts as numbers. */
class Features {
  readonly #numbers = new Map<string, number>();
  readonly #weights: number[] = [];
  readonly #words = new Map<string, { stem: number; parts: readonly number[] }>();
  #isSealed = false;
  /** The features of all wordings, one after the other: those of wording `at` are from `ends[at - 1]` to `ends[at]`. */
  readonly all: number[] = [];
  readonly ends: number[] = [];

  /** Adds a wording. */
  add({ text, language }: Named): void {
    this.read(text, language, this.all);
    this.ends.push(this.all.length);
  }

  /** Ends the learning: a feature that is not known by now has no number. Returns the weight of each feature. */
  seal(): Float64Array {
    this.#isSealed = true;
    this.#words.clear();
    return Float64Array.from(this.#weights);
  }

  /** Adds the features of a text to a list. */
  read(text: string, language: Language, list: number[]): void {
    let previous: number | null = null;
    const plain = language === 'danish' ? foldDanish(normalise(text)) : normalise(text);
    for (const word of splitWords(plain)) {
      const { stem, parts } = this.#takeApart(word, language);
      list.push(stem, ...parts);
      if (previous !== null) list.push(this.#numberOf(`${previous} ${stem}`, weights.pair));
      previous = stem;
    }
    const english = stemsOf(toEnglish(normalise(text), language, () => false));
    for (const stem of new Set(english)) list.push(this.#numberOf(`+${stem}`, weights.english));
  }

  #takeApart(word: string, language: Language) {
    const key = `${language} ${word}`;
    const known = this.#words.get(key);
    if (known !== undefined) return known;
    const padded = `_${word}_`;
    const parts = [];
    for (let at = 0; at + partLength <= padded.length; at += 1) {
      parts.push(this.#numberOf(`~${padded.slice(at, at + partLength)}`, weights.part));
    }
    const taken = { stem: this.#numberOf(`=${stemIn(language, word)}`, weights.word), parts };
    if (!this.#isSealed) this.#words.set(key, taken);
    return taken;
  }

  #numberOf(feature: string, weight: number): number {
    const known = this.#numbers.get(feature);
    if (known !== undefined) return known;
    if (this.#isSealed) return unknown;
    this.#weights.push(weight);
    this.#numbers.set(feature, this.#weights.length - 1);
    return this.#weights.length - 1;
  }
}
