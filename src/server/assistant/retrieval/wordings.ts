// Finds the ways to ask that are nearest to a question, in its own language: words, pairs of words and parts of words.

import { stemmer as danishStemmer } from '@orama/stemmers/danish';
import { stemmer as englishStemmer } from '@orama/stemmers/english';
import { stemmer as spanishStemmer } from '@orama/stemmers/spanish';
import type { Language } from '#domain/assistant/language.ts';
import { normalise, splitWords } from '#domain/assistant/normalise.ts';

/** A way to ask for something. */
export interface Named {
  /** What it asks for. */
  id: string;
  language: Language;
  text: string;
}

export interface WordingIndex {
  /**
   * How near the ways to ask for each id are to a text, 0 to about 3: the nearest ones count most.
   *
   * @param without a wording to leave out, by its place
   */
  nearest(text: string, language: Language, without?: number): Map<string, number>;
}

const stemmers: Record<Language, (word: string) => string> = {
  english: englishStemmer,
  danish: danishStemmer,
  spanish: spanishStemmer,
};

/** The stem of a normalised word. */
export function stemIn(language: Language, word: string): string {
  return stemmers[language](word);
}

/** Weights of a word, of two words in a row, and of each part of a word: parts find other forms, compounds and slips. */
const weights = { word: 1, pair: 0.5, part: 0.3 } as const;
const partLength = 4;
/** How many wordings of one id count, and how much less each counts than the nearer one. */
const counted = 8;
const decay = 0.8;

/** Builds the index: vectors of rare and common features (TF-IDF), compared by their angle. */
export function indexWordings(wordings: readonly Named[]): WordingIndex {
  const features = wordings.map(({ text, language }) => featuresOf(text, language));
  const frequency = new Map<string, number>();
  for (const one of features)
    for (const feature of one.keys()) frequency.set(feature, (frequency.get(feature) ?? 0) + 1);

  const vectorOf = (given: ReadonlyMap<string, number>) => {
    const vector = new Map<string, number>();
    let squares = 0;
    for (const [feature, weight] of given) {
      const rarity = Math.log((wordings.length + 1) / ((frequency.get(feature) ?? 0) + 0.5));
      const value = Math.sqrt(weight) * rarity;
      vector.set(feature, value);
      squares += value * value;
    }
    const length = Math.sqrt(squares) || 1;
    for (const [feature, value] of vector) vector.set(feature, value / length);
    return vector;
  };

  const places = new Map<string, [at: number, value: number][]>();
  for (const [at, one] of features.entries()) {
    for (const [feature, value] of vectorOf(one)) {
      const list = places.get(feature);
      if (list === undefined) places.set(feature, [[at, value]]);
      else list.push([at, value]);
    }
  }

  return {
    nearest(text, language, without = -1) {
      const similar = new Float64Array(wordings.length);
      for (const [feature, value] of vectorOf(featuresOf(text, language))) {
        for (const [at, other] of places.get(feature) ?? []) similar[at] = (similar[at] as number) + value * other;
      }
      const byId = new Map<string, number[]>();
      for (const [at, { id }] of wordings.entries()) {
        const value = similar[at] as number;
        if (value === 0 || at === without) continue;
        const list = byId.get(id);
        if (list === undefined) byId.set(id, [value]);
        else list.push(value);
      }
      return new Map([...byId].map(([id, values]) => [id, decayingSum(values)]));
    },
  };
}

function decayingSum(values: number[]): number {
  const nearest = values.toSorted((one, other) => other - one).slice(0, counted);
  return nearest.reduce((sum, value, index) => sum + value * decay ** index, 0);
}

function featuresOf(text: string, language: Language): Map<string, number> {
  const words = splitWords(normalise(text));
  const stems = words.map((word) => stemIn(language, word));
  const features = new Map<string, number>();
  const add = (feature: string, weight: number) => features.set(feature, (features.get(feature) ?? 0) + weight);
  for (const [at, stem] of stems.entries()) {
    add(stem, weights.word);
    const next = stems[at + 1];
    if (next !== undefined) add(`${stem} ${next}`, weights.pair);
  }
  for (const word of words) {
    const padded = `_${word}_`;
    for (let at = 0; at + partLength <= padded.length; at += 1) {
      add(`~${padded.slice(at, at + partLength)}`, weights.part);
    }
  }
  return features;
}
