// From a question to the entries that answer it.

import type { AskedSkill } from '#domain/assistant/turns.ts';
import { plain } from '#server/assistant/words/plain.ts';
import { everyStem, isEmptyWord, isWeakStem, stemsOf } from '#server/assistant/words/stems.ts';
import type { Entry, EntryLevel } from '#server/knowledge/entries.ts';
import type { Library } from './library.ts';

/** An entry that may answer, with how well it fits. */
export interface Passage {
  entry: Entry;
  score: number;
  /** The share of what the question says that the entry speaks of, 0–1; rare words weigh more. */
  coverage: number;
  /** The same for its title and tags alone. */
  headCoverage: number;
}

export interface Query {
  /** In English, spelled right. */
  text: string;
  /** The question as it was asked, plain: tags hold Danish and Spanish words. */
  original: string;
  skill: AskedSkill | null;
  level: Exclude<EntryLevel, 'all'> | null;
}

const boosts = { title: 3, tags: 2.5, asked: 2, text: 1 };
/** How an entry's score changes where it is about the skill that was asked about, or about another one. */
const skillFactor = { same: 1.35, other: 0.35, silent: 0.6, none: 1 };
const levelFactor = { same: 1.15, other: 0.7 };

/** How much more an entry counts whose title, or another way to ask it, says the same: "What is the bandeja for?" is not "When do I hit a bandeja?". */
const likenessWeight = 12;

/** The entries that fit best, the best first. */
export function search(library: Library, { text, original, skill, level }: Query, most = 6): Passage[] {
  const stems = [...new Set(stemsOf(text))];
  const originals = stemsOf(original).filter((stem) => !stems.includes(stem));
  // "Is it easy to learn?" names nothing that could be looked up.
  if (stems.every(isWeakStem) && originals.length === 0) return [];
  const found = library.index.search([...stems, ...originals].join(' '), {
    boost: boosts,
    boostTerm: (term) => (stems.includes(term) ? 1 : 0.5),
  });
  const whole = weigh(library, stems);
  const everything = new Set(everyStem(text));
  return found
    .flatMap(({ id, score, match, queryTerms }) => {
      const entry = library.entries.get(String(id));
      if (entry === undefined) return [];
      const met = queryTerms.filter((stem) => stems.includes(stem));
      const inHead = met.filter((stem) => match[stem]?.some((field) => field !== 'text'));
      const coverage = whole === 0 ? 0 : weigh(library, met) / whole;
      const headCoverage = whole === 0 ? 0 : weigh(library, inHead) / whole;
      const weight =
        factor(entry, skill, level) *
        (isOutOfPlace(entry, text) ? skillFactor.other : 1) *
        (0.25 + coverage) *
        (0.6 + headCoverage) *
        (1 + likenessWeight * nearest(everything, library.questions.get(entry.id) ?? []) ** 2);
      return [{ entry, score: score * weight, coverage, headCoverage }];
    })
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most);
}

function factor(entry: Entry, skill: AskedSkill | null, level: Query['level']): number {
  const ofSkill = skillFactor[kinship(entry, skill)];
  if (level === null || entry.level === 'all') return ofSkill;
  return ofSkill * levelFactor[entry.level === level ? 'same' : 'other'];
}

function kinship(entry: Entry, skill: AskedSkill | null): keyof typeof skillFactor {
  if (skill === null || skill === 'overall') return 'none';
  if (entry.skill === skill) return 'same';
  if (plain(entry.title).includes(skill)) return 'none';
  return entry.skill === undefined ? 'silent' : 'other';
}

/** What a small word counts beside one that names something, where two questions are compared. */
const smallWord = 0.35;

/** How alike a question is to the likest of an entry's, 0–1. */
function nearest(asked: ReadonlySet<string>, questions: readonly ReadonlySet<string>[]): number {
  return Math.max(0, ...questions.map((question) => likeness(asked, question)));
}

/** How alike two questions are word by word, 0–1 (Dice). Small words count a little, and nothing alone. */
function likeness(asked: ReadonlySet<string>, named: ReadonlySet<string>): number {
  const size = (words: Iterable<string>) => {
    let sum = 0;
    for (const word of words) sum += isSmall(word) ? smallWord : 1;
    return sum;
  };
  const shared = [...asked].filter((word) => named.has(word));
  return shared.every(isSmall) ? 0 : (2 * size(shared)) / (size(asked) + size(named));
}

function isSmall(word: string): boolean {
  return isEmptyWord(word) || isWeakStem(word);
}

/** Whether an entry is out of place: about others, about the meaning of a word, or about figures, where nobody asked for that. */
function isOutOfPlace({ topic }: Entry, text: string): boolean {
  if (topic === 'opponents') return !ofOthers.test(text);
  if (topic === 'statistics') return !ofFigures.test(text);
  return topic === 'terms' && !ofMeaning.test(text) && stemsOf(text).length > 1;
}

const ofMeaning = /\b(what (is|are|does|do)|whats|mean|means|meaning|called|word|define|explain|difference)\b/;
const ofFigures =
  /\b(how (often|many|much|long|far|hard)|per ?cent|share|pros?|professionals?|study|studies|figures?|statistics?|average|most|true|advantage|moment|winners?|distance|run|typical|usually|take|last|trained|duration)\b/;
const ofOthers =
  /\b(they|them|their|theirs|opponent|against|beat|pair|who|wind|sun|cold|damp|wet|rain|indoor|outdoor|weather|nevera|winter|hot|heat|left handed|everything)\b/;

/** What a word counts that asks more than it names, such as "difference". */
const weakStem = 0.4;
/** What fewer entries hold counts as no rarer: most words that none holds only say the same differently. */
const rareFrom = 5;

/** How much stems say together: each more the fewer entries hold it. */
export function weigh(library: Library, stems: readonly string[]): number {
  const all = library.entries.size;
  const rarity = (stem: string) =>
    Math.log(1 + all / Math.max(library.frequency.get(stem) ?? 0, rareFrom)) * (isWeakStem(stem) ? weakStem : 1);
  return stems.reduce((sum, stem) => sum + rarity(stem), 0);
}
