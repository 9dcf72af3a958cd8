// The searchable knowledge base, built for the first question and kept.

import MiniSearch from 'minisearch';
import { normalise, splitWords } from '#domain/assistant/normalise.ts';
import { drills } from '#domain/skills/drills.ts';
import { translate } from '#server/assistant/words/dictionary.ts';
import { allStems, stemsOf } from '#server/assistant/words/stems.ts';
import { synonyms } from '#server/assistant/words/synonyms.ts';
import { type Entry, type EntryReaders, readEntries } from '#server/knowledge/entries.ts';

export interface Library {
  entries: ReadonlyMap<string, Entry>;
  /** Stems of each entry's title and `asked` questions, including stop words. */
  questions: ReadonlyMap<string, readonly ReadonlySet<string>[]>;
  index: MiniSearch<Indexed>;
  /** Number of entries with each stem: rare stems weigh more. */
  frequency: ReadonlyMap<string, number>;
  /** English words with their counts, for correcting misspelt words. */
  words: ReadonlyMap<string, number>;
  /** Every word in the entries, in any language: never treated as misspelt. */
  known: ReadonlySet<string>;
}

/** The searched fields of an entry, as stems. */
interface Indexed {
  id: string;
  title: string;
  tags: string;
  asked: string;
  text: string;
}

/** Entries of the installation's administrators. The version changes with them. */
export interface OwnEntries {
  version: string;
  entries: readonly Entry[];
}

export const noOwnEntries: OwnEntries = { version: '', entries: [] };

const libraries = new Map<EntryReaders, { library: Library; version: string }>();

/** The library for these readers: built in about a tenth of a second, and kept while the own entries stay the same. */
export function openLibrary(readers: EntryReaders = 'everybody', own = noOwnEntries): Library {
  const kept = libraries.get(readers);
  if (kept?.version === own.version) return kept.library;
  const isForThem = (entry: Entry) => entry.readers === 'everybody' || entry.readers === readers;
  const library = buildLibrary([...readEntries().filter(isForThem), ...own.entries]);
  libraries.set(readers, { library, version: own.version });
  return library;
}

/** Builds a library from the given entries. */
export function buildLibrary(entries: readonly Entry[]): Library {
  const index = new MiniSearch<Indexed>({
    fields: ['title', 'tags', 'asked', 'text'],
    // The fields already hold stems.
    tokenize: (text) => (text === '' ? [] : text.split(' ')),
    processTerm: (term) => term,
  });
  const frequency = new Map<string, number>();
  const words = new Map<string, number>();
  const known = new Map<string, number>();
  for (const entry of entries) {
    const fields = { title: entry.title, tags: entry.tags.join(' '), asked: entry.asked.join(' '), text: entry.text };
    const [title, tags, asked, text] = [
      stems(fields.title),
      stems(fields.tags),
      stems(fields.asked),
      stems(fields.text),
    ];
    index.add({ id: entry.id, title, tags, asked, text });
    for (const stem of new Set(`${title} ${tags} ${asked} ${text}`.split(' '))) increase(frequency, stem);
    countWords(words, `${entry.title} ${entry.text}`);
    countWords(known, Object.values(fields).join(' '));
  }
  for (const { name, aim } of drills) countWords(words, `${name} ${aim}`);
  return {
    entries: new Map(entries.map((entry) => [entry.id, entry])),
    questions: new Map(
      entries.map(({ id, title, asked }) => [id, [title, ...asked].map((question) => new Set(allStems(question)))]),
    ),
    index,
    frequency,
    words,
    known: new Set([...known.keys(), ...words.keys()]),
  };
}

function stems(text: string): string {
  return stemsOf(text).join(' ');
}

function countWords(words: Map<string, number>, text: string): void {
  for (const word of splitWords(translate(normalise(text), synonyms))) increase(words, word);
}

function increase(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
