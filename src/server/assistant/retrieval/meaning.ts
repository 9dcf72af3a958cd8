// Finds entries by the meaning of a question: by the vectors of their titles and of the ways to ask for them (decision 062).

import { createHash } from 'node:crypto';
import type { Language } from '#domain/language/detect-language.ts';
import { type Entry, readEntries } from '#server/knowledge/entries.ts';
import { wordingsOf } from './library.ts';
import type { Named } from './wordings.ts';

/** A way to ask, with the SHA-256 of its text. */
export interface Embeddable extends Named {
  hash: string;
}

/** Everything that has a vector. @param own the installation's own entries */
export function embeddables(own: readonly Entry[]): Embeddable[] {
  return [...readEntries(), ...own]
    .flatMap(wordingsOf)
    .map((named) => ({ ...named, hash: createHash('sha256').update(named.text).digest('base64url') }));
}

/** The place of each entry by meaning, 0 for the nearest. */
export type Places = ReadonlyMap<string, number>;

export interface MeaningIndex {
  /** Length of the vectors. */
  dimensions: number;
  /** Share of the ways to ask that have a vector, 0–1. */
  share: number;
  places(vector: Int8Array, language: Language): Places;
}

/** @param vectors by hash, all of the same length */
export function indexMeaning(all: readonly Embeddable[], vectors: ReadonlyMap<string, Int8Array>): MeaningIndex {
  const found = all.flatMap(({ id, language, hash }) => {
    const vector = vectors.get(hash);
    return vector === undefined ? [] : [{ id, language, vector, length: Math.sqrt(dot(vector, vector)) || 1 }];
  });
  return {
    dimensions: found[0]?.vector.length ?? 0,
    share: found.length / Math.max(all.length, 1),
    places(asked, language) {
      const nearest = new Map<string, number>();
      for (const { id, vector, length, ...one } of found) {
        if (one.language !== language) continue;
        const nearness = dot(asked, vector) / length;
        if (nearness > (nearest.get(id) ?? Number.NEGATIVE_INFINITY)) nearest.set(id, nearness);
      }
      const sorted = [...nearest].toSorted(([, one], [, other]) => other - one);
      return new Map(sorted.map(([id], place) => [id, place]));
    },
  };
}

function dot(one: Int8Array, other: Int8Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] as number) * (other[at] as number);
  return sum;
}
