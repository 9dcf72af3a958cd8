// The searchable knowledge base, built for the first question and kept.

import MiniSearch from 'minisearch';
import { normalise, splitWords } from '#domain/assistant/normalise.ts';
import type { Language } from '#domain/language/detect-language.ts';
import { drills } from '#domain/skills/drills.ts';
import { translate } from '#server/assistant/words/dictionary.ts';
import { allStems, stemsOf } from '#server/assistant/words/stems.ts';
import { synonyms } from '#server/assistant/words/synonyms.ts';
import {
  type Entry,
  type EntryReaders,
  intentPrefix,
  readEntries,
  readOwnWordings,
} from '#server/knowledge/entries.ts';
import { type LanguageOf, learnLanguages } from './spoken-languages.ts';
import { indexFew, indexWordings, type Named, stemIn, type WordingIndex } from './wordings.ts';

export interface Library {
  entries: ReadonlyMap<string, Entry>;
  /** Stems of each entry's title and `asked` questions, including stop words. */
  questions: ReadonlyMap<string, readonly ReadonlySet<string>[]>;
  /** The entries in English. */
  index: MiniSearch<Indexed>;
  /** Their translations, with those for other readers. */
  translated: Translated;
  /** Finds the nearest ways to ask for an entry or for the asker's own things (`intent/NAME`), in every language. */
  nearest: WordingIndex['nearest'];
  /** What a text asks for word for word: the only entry or own thing (`intent/NAME`) with this way to ask; null for none. */
  exactly: (text: string) => string | null;
  /** How the asker's own things are offered as "Did you mean". */
  titleOfOwn: (intent: string, language: Language) => string;
  languageOf: LanguageOf;
  /** Number of entries with each stem: rare stems weigh more. */
  frequency: ReadonlyMap<string, number>;
  /** English words with their counts, for correcting misspelt words. */
  words: ReadonlyMap<string, number>;
  /** Every word in the entries and in the ways to ask, in any language: never treated as misspelt. */
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

/** Weight of each field of an entry. */
export const boosts = { title: 3, tags: 2.5, asked: 2, text: 1 };

/** Entries of the installation's administrators. The version changes with them. */
export interface OwnEntries {
  version: string;
  entries: readonly Entry[];
}

export const noOwnEntries: OwnEntries = { version: '', entries: [] };

const libraries = new Map<EntryReaders, { library: Library; version: string }>();
let indexed: Promise<Written> | undefined;

/**
 * The library for these readers, kept while the own entries stay the same. The first one takes up to a second, with pauses for other
 * requests.
 */
export async function openLibrary(readers: EntryReaders = 'everybody', own = noOwnEntries): Promise<Library> {
  const kept = libraries.get(readers);
  if (kept?.version === own.version) return kept.library;
  indexed ??= indexWritten();
  const library = buildLibrary(await indexed, readers, own.entries);
  libraries.set(readers, { library, version: own.version });
  return library;
}

/** What is the same for all readers: the entries that come with the product, and what is found by them. */
interface Written {
  entries: readonly Entry[];
  translated: Translated;
  wordings: WordingIndex;
  exactly: Library['exactly'];
  titleOfOwn: Library['titleOfOwn'];
  languageOf: LanguageOf;
  known: ReadonlySet<string>;
}

function findExactly(named: readonly Named[]): Library['exactly'] {
  const ids = new Map<string, Set<string>>();
  for (const { id, text } of named) {
    const plain = normalise(text);
    ids.set(plain, (ids.get(plain) ?? new Set()).add(id));
  }
  return (text) => {
    const [id, other] = ids.get(normalise(text)) ?? [];
    return other === undefined ? (id ?? null) : null;
  };
}

type Translated = Readonly<Record<Exclude<Language, 'english'>, MiniSearch>>;

async function indexWritten(): Promise<Written> {
  const entries = readEntries();
  const own = readOwnWordings();
  const named = [...entries.flatMap(wordingsOf), ...own];
  const translated = {
    danish: await indexTranslations(entries, 'danish'),
    spanish: await indexTranslations(entries, 'spanish'),
  };
  const texts = [
    ...named.map(({ text }) => text),
    ...entries.flatMap(({ translations }) => Object.values(translations).map(({ text }) => text)),
  ];
  const known = new Set(texts.flatMap((text) => splitWords(normalise(text))));
  return {
    entries,
    translated,
    wordings: await indexWordings(named),
    exactly: findExactly(named),
    titleOfOwn: (intent, language) =>
      own.find((one) => one.id === `${intentPrefix}${intent}` && one.language === language)?.text ?? intent,
    languageOf: await learnLanguages(named),
    known,
  };
}

function buildLibrary(written: Written, readers: EntryReaders, own: readonly Entry[]): Library {
  const isForThem = (entry: Entry) => entry.readers === 'everybody' || entry.readers === readers;
  const entries = [...written.entries.filter(isForThem), ...own];
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
  const ownWordings = indexFew(own.flatMap(wordingsOf));
  const ownExactly = findExactly(own.flatMap(wordingsOf));
  return {
    entries: new Map(entries.map((entry) => [entry.id, entry])),
    questions: new Map(
      entries.map(({ id, title, asked }) => [id, [title, ...asked].map((question) => new Set(allStems(question)))]),
    ),
    index,
    translated: written.translated,
    nearest: (...given) => {
      const near = written.wordings.nearest(...given);
      const [text, language] = given;
      const most = Math.max(...[...near.values()].map(({ near: value }) => value), Number.MIN_VALUE);
      const likeliest = Math.max(...[...near.values()].map(({ likely }) => likely), 0);
      // Those of few entries say nothing about how likely the words are elsewhere.
      for (const [id, { near: value }] of ownWordings.nearest(text, language)) {
        near.set(id, { near: value, likely: (likeliest * value) / most });
      }
      return near;
    },
    exactly: (text) => ownExactly(text) ?? written.exactly(text),
    titleOfOwn: written.titleOfOwn,
    languageOf: written.languageOf,
    frequency,
    words,
    known: new Set([...written.known, ...known.keys(), ...words.keys()]),
  };
}

/** Everything that asks for an entry: its titles, and what people type. */
export function wordingsOf({ id, title, asked, wordings, translations }: Entry) {
  const english = [title, ...asked].map((text) => ({ id, language: 'english' as const, text }));
  return [
    ...english,
    { id, language: 'danish' as const, text: translations.danish.title },
    { id, language: 'spanish' as const, text: translations.spanish.title },
    ...wordings.map((wording) => ({ id, ...wording })),
  ];
}

async function indexTranslations(
  entries: readonly Entry[],
  language: Exclude<Language, 'english'>,
): Promise<MiniSearch> {
  const index = new MiniSearch({
    fields: ['title', 'text'],
    searchOptions: { boost: { title: boosts.title } },
    tokenize: (text) => splitWords(normalise(text)),
    processTerm: (word) => stemIn(language, word),
  });
  await index.addAllAsync(entries.map(({ id, translations }) => ({ id, ...translations[language] })));
  return index;
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
