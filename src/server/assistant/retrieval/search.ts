// Finds the entries that answer a question.

import { normalise } from '#domain/assistant/normalise.ts';
import type { AskedSkill } from '#domain/assistant/turns.ts';
import type { Language } from '#domain/language/detect-language.ts';
import { allStems, isStopWord, isWeakStem, stemsOf } from '#server/assistant/words/stems.ts';
import type { Entry, EntryLevel } from '#server/knowledge/entries.ts';
import { boosts, type Library } from './library.ts';
import type { Places } from './meaning.ts';
import type { Nearness } from './wordings.ts';

/** A candidate entry, with how well it fits. */
export interface Passage {
  entry: Entry;
  /** Up to about 4.7; the best has the most. */
  score: number;
  /** Whether a way to ask for the entry is the question, word for word. */
  isExact: boolean;
  /** How near the ways to ask for the entry are, 0 to about 3. */
  near: number;
  /** How likely the words of the question ask for the entry, 0–1. */
  likely: number;
  /** Share of the question that the entry covers, 0–1; rare words weigh more. */
  coverage: number;
  /** The same, counting only title, tags and `asked`. */
  headCoverage: number;
  /** As `coverage`, but unknown words count in full. */
  strictCoverage: number;
  /** How much the question has in common with the entry's title or an `asked` question, 0–1. */
  similarity: number;
  /** Stems of the question in the entry; `head` only those in its title, tags or `asked`. */
  met: ReadonlySet<string>;
  head: ReadonlySet<string>;
}

export interface Query {
  /** As typed. */
  question: string;
  language: Language;
  /** The entry that it asks for word for word. */
  exact?: string | null;
  /** How near the ways to ask for each entry are. */
  near: ReadonlyMap<string, Nearness>;
  /** The entries by meaning, if there are vectors. */
  places?: Places | undefined;
  /** In English, with corrected spelling. */
  text: string;
  /** The normalised original, because tags include Danish and Spanish words. */
  original: string;
  skill: AskedSkill | null;
  level: Exclude<EntryLevel, 'all'> | null;
  /** What a follow-up refers to, if it does not say so itself. */
  context?: string;
  /** The entry that answered the previous question. */
  last?: string | null;
  /** Entries for coaches or clubs rank lower for everyone else. */
  side?: 'coaching' | 'clubs' | null;
}

/** Factors for entries on the skill asked about, another skill, or none. */
const skillFactor = { same: 1.35, other: 0.35, silent: 0.6, none: 1 };
const levelFactor = { same: 1.1, other: 0.85 };

/** Boost for entries with a similar question: "What is the bandeja for?" is not "When do I hit a bandeja?". */
const similarityWeight = 12;

/** Boost for the previous entry if it covers the whole new question: "Who chooses the side?" */
const lastFactor = 2;
/** Factors for entries for coaches or clubs: for themselves, and for others. */
const staffFactors = { own: 1.25, other: 0.6 };

/**
 * Shares of the ways to find an entry: wordings, words in English and in its own language, each relative to the best, and coverage. All
 * but that of meaning are fitted (`eval/fit.ts`).
 */
const shares = { near: 1, likely: 1.7, words: 0.55, own: 0.4, coverage: 1, meaning: 1.5 };
/** Only places are compared (reciprocal rank fusion), since each model has a scale of its own: by which place the share is half. */
const halfPlace = 3;

function shareOfPlace(place: number | undefined): number {
  return place === undefined ? 0 : halfPlace / (halfPlace + place);
}

/** The best entries, best first. */
export function search(library: Library, query: Query, most = 6): Passage[] {
  const byWords = new Map(searchByWords(library, query).map((passage) => [passage.entry.id, passage]));
  const near = nearest(library, query);
  // What a follow-up means is in its context, which is English.
  const own = query.context ? new Map<string, number>() : searchInOwnLanguage(library, query);
  const relative = (values: Iterable<number>) => {
    const best = Math.max(...values, Number.MIN_VALUE);
    return (value: number) => value / best;
  };
  const shareOfWords = relative([...byWords.values()].map(({ score }) => score));
  const shareOfNear = relative([...near.values()].map((one) => one.near));
  const shareOfLikely = relative([...near.values()].map(({ likely }) => likely));
  const shareOfOwn = relative(own.values());
  const nearestByMeaning = [...(query.places?.keys() ?? [])].slice(0, most);
  return [...new Set([...byWords.keys(), ...near.keys(), ...own.keys(), ...nearestByMeaning])]
    .flatMap((id) => {
      const entry = library.entries.get(id);
      if (entry === undefined) return [];
      const words = byWords.get(id);
      const here = near.get(id) ?? { near: 0, likely: 0 };
      const score =
        shares.near * shareOfNear(here.near) +
        shares.likely * shareOfLikely(here.likely) +
        shares.words * shareOfWords(words?.score ?? 0) +
        shares.own * shareOfOwn(own.get(id) ?? 0) +
        shares.coverage * (words?.coverage ?? 0) +
        shares.meaning * shareOfPlace(query.places?.get(id));
      return [{ ...(words ?? { entry, ...notMet }), ...here, score, isExact: id === query.exact }];
    })
    .toSorted((one, other) => Number(other.isExact) - Number(one.isExact) || other.score - one.score)
    .slice(0, most);
}

const notMet = {
  coverage: 0,
  headCoverage: 0,
  strictCoverage: 0,
  similarity: 0,
  met: new Set<string>(),
  head: new Set<string>(),
};

function nearest(library: Library, { near, skill, level, side }: Query): Map<string, Nearness> {
  const found = [...near].flatMap(([id, one]) => {
    const entry = library.entries.get(id);
    if (entry === undefined) return [];
    const by = factor(entry, skill, level) * staffFactor(entry, side ?? null) * ownFactor(entry);
    return [[id, { near: one.near * by, likely: one.likely * by }] as const];
  });
  return new Map(found);
}

function searchInOwnLanguage(library: Library, { question, language }: Query): Map<string, number> {
  if (language === 'english') return new Map();
  return new Map(library.translated[language].search(question).map(({ id, score }) => [String(id), score]));
}

/**
 * The entries that share words with a question. A follow-up is searched with its context, unless an entry fully covers its own words and
 * the context would lead away from them: "and which racket?" after a question about shoes.
 */
function searchByWords(library: Library, query: Query): WordPassage[] {
  const { text, context = '' } = query;
  const alone = searchFor(library, text, query);
  if (context === '') return alone;
  const together = searchFor(library, `${text} ${context}`, query);
  const own = stemsOf(text).filter((stem) => !isWeakStem(stem));
  const [first] = alone;
  const isAbout = first !== undefined && own.length > 0 && own.every((stem) => first.head.has(stem));
  const isLeft = own.some((stem) => together[0]?.met.has(stem) === false);
  return isAbout && isLeft ? alone : together;
}

type WordPassage = Omit<Passage, keyof Nearness | 'isExact'>;

function searchFor(library: Library, text: string, { original, skill, level, last, side }: Query): WordPassage[] {
  const stems = [...new Set(stemsOf(text))];
  const originals = stemsOf(original).filter((stem) => !stems.includes(stem));
  // "Is it easy to learn?" has nothing to search for.
  if (stems.every(isWeakStem) && originals.length === 0) return [];
  const found = library.index.search([...stems, ...originals].join(' '), {
    boost: boosts,
    boostTerm: (term) => (stems.includes(term) ? 1 : 0.5),
  });
  const whole = weightOf(library, stems);
  const strictWhole = weightOf(library, stems, 1);
  const everything = new Set(allStems(text));
  return found
    .flatMap(({ id, score, match, queryTerms }) => {
      const entry = library.entries.get(String(id));
      if (entry === undefined) return [];
      const met = queryTerms.filter((stem) => stems.includes(stem));
      const inHead = met.filter((stem) => match[stem]?.some((field) => field !== 'text'));
      const share = (part: readonly string[], of: number) => (of === 0 ? 0 : weightOf(library, part) / of);
      const coverage = share(met, whole);
      const headCoverage = share(inHead, whole);
      const similar = bestSimilarity(everything, library.questions.get(entry.id) ?? []);
      const weight =
        factor(entry, skill, level) *
        staffFactor(entry, side ?? null) *
        ownFactor(entry) *
        (isOutOfScope(entry, text) ? skillFactor.other : 1) *
        (entry.id === last && coverage > 0.99 ? lastFactor : 1) *
        (0.25 + coverage) *
        (0.6 + headCoverage) *
        (1 + similarityWeight * similar ** 2);
      return [
        {
          entry,
          score: score * weight,
          similarity: similar,
          coverage,
          headCoverage,
          strictCoverage: share(met, strictWhole),
          met: new Set(met),
          head: new Set(inHead),
        },
      ];
    })
    .toSorted((one, other) => other.score - one.score);
}

/** The installation's own entries come before equally good ones: they have fewer ways to ask. */
function ownFactor({ topic }: Entry): number {
  return topic === 'own' ? 2 : 1;
}

function staffFactor({ topic }: Entry, side: 'coaching' | 'clubs' | null): number {
  if (topic !== 'coaching' && topic !== 'clubs') return 1;
  return staffFactors[topic === side ? 'own' : 'other'];
}

function factor(entry: Entry, skill: AskedSkill | null, level: Query['level']): number {
  const ofSkill = skillFactor[skillRelation(entry, skill)];
  if (level === null || entry.level === 'all') return ofSkill;
  return ofSkill * levelFactor[entry.level === level ? 'same' : 'other'];
}

function skillRelation(entry: Entry, skill: AskedSkill | null): keyof typeof skillFactor {
  if (skill === null || skill === 'overall') return 'none';
  if (entry.skill === skill) return 'same';
  if (normalise(entry.title).includes(skill)) return 'none';
  return entry.skill === undefined ? 'silent' : 'other';
}

/** Weight of a small word when comparing two questions. */
const smallWord = 0.35;

/** Similarity to the most similar question of an entry, 0–1. */
function bestSimilarity(asked: ReadonlySet<string>, questions: readonly ReadonlySet<string>[]): number {
  return Math.max(0, ...questions.map((question) => similarity(asked, question)));
}

/** Word similarity of two questions, 0–1 (Dice). Small words count a little, and nothing on their own. */
function similarity(asked: ReadonlySet<string>, named: ReadonlySet<string>): number {
  const size = (words: Iterable<string>) => {
    let sum = 0;
    for (const word of words) sum += isSmall(word) ? smallWord : 1;
    return sum;
  };
  const shared = [...asked].filter((word) => named.has(word));
  return shared.every(isSmall) ? 0 : (2 * size(shared)) / (size(asked) + size(named));
}

function isSmall(word: string): boolean {
  return isStopWord(word) || isWeakStem(word);
}

/** Whether an entry is about opponents, figures or the meaning of a word when the question is not. */
function isOutOfScope({ topic }: Entry, text: string): boolean {
  if (topic === 'opponents') return !ofOthers.test(text);
  if (topic === 'statistics') return !ofFigures.test(text);
  return topic === 'terms' && !ofMeaning.test(text) && stemsOf(text).length > 1;
}

const ofMeaning = /\b(what (is|are|does|do)|whats|mean|means|meaning|called|word|define|explain|difference)\b/;
const ofFigures =
  /\b(how (often|many|much|long|far|hard)|per ?cent|share|pros?|professionals?|study|studies|figures?|statistics?|average|most|true|advantage|moment|winners?|distance|run|typical|usually|take|last|trained|duration)\b/;
const ofOthers =
  /\b(they|them|their|theirs|opponent|against|beat|pair|who|wind|sun|cold|damp|wet|rain|indoor|outdoor|weather|nevera|winter|hot|heat|left handed|everything)\b/;

/** Weight of a weak word such as "difference". */
const weakStem = 0.4;
/** Stems in fewer entries than this count as equally rare: unknown words are mostly synonyms. */
const rareFrom = 5;
/** Weight of a word in no entry: people include more details than the answer needs. */
const unknownWord = 0.5;

/** Total weight of stems, by rarity. */
function weightOf(library: Library, stems: readonly string[], strange = unknownWord): number {
  const all = library.entries.size;
  const rarity = (stem: string) => {
    const held = library.frequency.get(stem) ?? 0;
    const said = isWeakStem(stem) ? weakStem : held === 0 ? strange : 1;
    return Math.log(1 + all / Math.max(held, rareFrom)) * said;
  };
  return stems.reduce((sum, stem) => sum + rarity(stem), 0);
}
