// Analyses a question: language, English text, skill, level and intent.

import { normalise, splitWords } from '#domain/assistant/normalise.ts';
import { nearestWord } from '#domain/assistant/spelling.ts';
import type { AskedSkill, TurnMemory } from '#domain/assistant/turns.ts';
import type { Language } from '#domain/language/detect-language.ts';
import type { Role } from '#domain/people/roles.ts';
import { likeliestOwn, oneself } from '#server/assistant/retrieval/certainty.ts';
import type { Library } from '#server/assistant/retrieval/library.ts';
import type { Nearness } from '#server/assistant/retrieval/wordings.ts';
import { translate } from '#server/assistant/words/dictionary.ts';
import { dictionaries, toEnglish } from '#server/assistant/words/languages.ts';
import { isStopWord, stemsOf } from '#server/assistant/words/stems.ts';
import { synonyms } from '#server/assistant/words/synonyms.ts';
import { intentPrefix } from '#server/knowledge/entries.ts';
import { isAboutPadel } from './about-padel.ts';
import {
  detectIntent,
  type Intent,
  isAnsweredFor,
  isExcluded,
  isOfPlayersAlone,
  isPersonal,
  isSmallTalk,
  type PersonalIntent,
  toIntent,
} from './intents.ts';
import { findBand, findLevel, type LevelBand } from './levels.ts';
import { findSkill } from './skills.ts';
import { detectSmallTalk } from './small-talk.ts';

export interface Understanding {
  question: string;
  language: Language;
  /** The normalised question. */
  original: string;
  /** In English, with synonyms replaced and spelling corrected. */
  text: string;
  /** What a follow-up refers to: the previous skill or entry title; otherwise empty. */
  context: string;
  /** The entry that answered the previous question; null for the first one. */
  last: string | null;
  intent: Intent | null;
  /** What it may ask of the asker's own things, if that is not sure enough for an intent, and how likely, 0–1. */
  mayAsk: { intent: PersonalIntent; likelihood: number } | null;
  skill: AskedSkill | null;
  /** Level in the question, 1.0–7.0. */
  level: number | null;
  band: LevelBand | null;
  isFollowUp: boolean;
  /** Whether it has a word that nothing here has, in any language. */
  isStrange: boolean;
  /** The entry or own thing that it asks for word for word (`Library.exactly`). */
  exact: string | null;
  /** How near the ways to ask for each entry and each of the asker's own things are (`WordingIndex`). */
  near: ReadonlyMap<string, Nearness>;
}

/**
 * @param memory of the previous question; null for the first one
 * @param spoken the language, if it is known: a part of a message is in that of the whole
 * @param isNamed whether it names something of the asker's, which makes it surer that it asks for their own things
 */
export function understand(
  question: string,
  library: Library,
  memory: TurnMemory | null,
  { role = 'player', spoken, isNamed = false }: { role?: Role; spoken?: Language | undefined; isNamed?: boolean } = {},
): Understanding {
  const original = normalise(question);
  const language = spoken ?? library.languageOf(question, splitWords(original));
  const { text, isStrange } = inEnglish(original, language, library);
  const near = library.nearest(question, language);
  // Check for small talk before spelling correction, and again after translation.
  const skillHere = findSkill(text);
  // "And my volley?" asks what the question before asked, whatever else people ask about volleys.
  const again =
    memory === null
      ? null
      : (intentAfter(text, memory, role) ??
        (continuing.test(text) && detectIntent(text) === null ? inheritedIntent(text, skillHere, memory) : null));
  const asks = detectSmallTalk(original) ?? detectSmallTalk(text) ?? again;
  const exact = library.exactly(question);
  const found =
    asks === null
      ? (exactIntent(exact, role) ?? ownIntent(text, near, role, { isNamed, isOfEntry: exact !== null }))
      : { intent: asks, mayAsk: null };
  const own = { intent: found.intent, skill: skillHere };
  const isFollowUp = memory !== null && !isSmallTalk(own.intent) && refersBack(text, own);
  const skill = own.skill ?? (isFollowUp ? memory.skill : null);
  const context = isFollowUp && own.skill === null ? contextOf(memory, library) : '';
  return {
    question,
    language,
    original,
    text,
    context,
    last: memory?.entry ?? null,
    intent: own.intent ?? (isFollowUp ? inheritedIntent(text, own.skill, memory) : null),
    mayAsk: isFollowUp ? null : found.mayAsk,
    skill,
    level: findLevel(text),
    band: findBand(text),
    isFollowUp,
    isStrange,
    exact: isFollowUp ? null : exact,
    near: context === '' ? near : library.nearest(`${text} ${context}`, 'english'),
  };
}

/**
 * How likely a question must be about the asker's own things, 0–1: to answer unsurely; to answer; to answer if it is about nobody and
 * without a padel word; to tell staff that they have no game of their own here.
 */
const enough = { offered: { padel: 0.3, others: 0.4 }, usual: 0.55, stray: 0.8, gameOfStaff: 0.8 } as const;

type OwnIntent = Pick<Understanding, 'intent' | 'mayAsk'>;

/** The own thing that a way to ask asks for word for word, if the asker has an answer to it. */
function exactIntent(exact: string | null, role: Role): OwnIntent | null {
  if (exact === null || !exact.startsWith(intentPrefix)) return null;
  const intent = toIntent(exact.slice(intentPrefix.length));
  const isTheirs = isAnsweredFor(role, intent) && !isOfPlayersAlone(role, intent);
  return isPersonal(intent) && isTheirs ? { intent, mayAsk: null } : null;
}

/**
 * What the question asks of the asker's own things, or may ask, by the rules and the ways to ask.
 *
 * @param isOfEntry whether it is a way to ask for an entry: "when will my video be ready" can still ask for the asker's own
 */
function ownIntent(
  text: string,
  near: ReadonlyMap<string, Nearness>,
  role: Role,
  { isNamed, isOfEntry }: { isNamed: boolean; isOfEntry: boolean },
): OwnIntent {
  const found = detectIntent(text);
  // "When can I expect to be level 4?" is about nobody's volley.
  const rule = found === 'rubric' && findSkill(text) === null ? null : found;
  // "What should I practise?" has the word of a drill, and asks for something else; "how do I practise that?" does not.
  const isDrills = rule === 'drills';
  // "Do all members have a coach?" is about others, but a manager's own figures.
  const isOthers = rule === 'others' && role !== 'player';
  const isHow = /\bhow\b(?! (many|much|often))/.test(text);
  const sure = (intent: Intent | null) => ({ intent, mayAsk: null });
  if (rule !== null && !isPersonal(rule) && !isOthers && (!isDrills || isHow)) return sure(rule);
  const otherwise = sure(isDrills || isOthers ? rule : null);
  const likeliest = (isAsked: (intent: string) => boolean) =>
    likeliestOwn(text, near, rule, (intent) => isAnsweredFor(role, intent) && isAsked(intent));
  // "When is the next bus?" is near "when is the next session".
  const isStray = !oneself.test(text) && !isAboutPadel(text);
  const offered = isAboutPadel(text) ? enough.offered.padel : enough.offered.others;
  const wanted = isStray || isOfEntry ? enough.stray : offered;
  const all = likeliest(() => true);
  // "How many reviews do I have left?" of a coach is about their work, as credits are not theirs.
  const work =
    all !== null && isOfPlayersAlone(role, all.intent) ? likeliest((one) => !isOfPlayersAlone(role, one)) : all;
  const own = work !== null && work.likelihood >= wanted ? work : all;
  if (own === null || own.likelihood < wanted || /\bopponents?\b/.test(text)) return otherwise;
  const intent = toIntent(own.intent);
  if (isExcluded(intent, text)) return otherwise;
  if (isNamed || !isPersonal(intent)) return sure(intent);
  if (isOfPlayersAlone(role, intent)) return own.likelihood < enough.gameOfStaff ? otherwise : sure(intent);
  return own.likelihood < enough.usual
    ? { ...otherwise, mayAsk: { intent, likelihood: own.likelihood } }
    : sure(intent);
}

/** The previous skill, or the entry's title if it does not name the skill. */
function contextOf({ skill, entry }: TurnMemory, library: Library): string {
  const title = entry === null ? undefined : library.entries.get(entry)?.title;
  if (skill !== null && (title === undefined || normalise(title).includes(skill))) return skill;
  return title ?? '';
}

/** "And my volley?" or "and in June?" repeats the previous intent; "and why?" asks something new. */
function inheritedIntent(text: string, skill: AskedSkill | null, { intent }: TurnMemory): Intent | null {
  const isShort = stemsOf(text).length <= 2;
  const isMore = skill !== null || ofTime.test(text);
  return isMore && isShort && isPersonal(intent as Intent | null) ? (intent as Intent) : null;
}

const ofTime =
  /\b(in|at|since|before|last|this) (the )?(january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|week|month|season|year)\b/;

/** What a few words ask after a question about the asker's own things: "and who with?" after the next session. */
const afterSession: [RegExp, PersonalIntent][] = [
  [/\b(last|previous)( one)?( called)?$/, 'last-session'],
  [/\bnext( one)?( called)?$/, 'next-session'],
  [/^(and |but )?(with who|who( else| all)?( is| are)?( coming| with| there| in)?( it| me)?)$/, 'session-people'],
  [/^(and |but )?(when|where|what time|which (court|day))( is| does)?( it| that)?( start)?$/, 'next-session'],
  [
    /^(and |but )?((can|could|may|how (do|can)) i (cancel|move|skip)|(i )?cant (make|come)( to)?)( it| that)?$/,
    'cancel-session',
  ],
];
const fewWords = 7;
const afterwards: Partial<Record<PersonalIntent, [RegExp, PersonalIntent][]>> = {
  'next-session': afterSession,
  'session-people': afterSession,
  'last-session': afterSession,
  level: [
    [/^(and |but )?(why|how come)( is that| that)?$/, 'why-level'],
    [/^(and |but )?((when|how) (do|can|will) i (get|reach|be) (to |at )?)?(the )?next( (one|level))?$/, 'next-level'],
  ],
};

function intentAfter(text: string, { intent }: TurnMemory, role: Role): PersonalIntent | null {
  if (splitWords(text).length > fewWords) return null;
  const found = afterwards[intent as PersonalIntent]?.find(([pattern]) => pattern.test(text));
  return found !== undefined && isAnsweredFor(role, found[1]) ? found[1] : null;
}

const pointing = /\b(that|it|this|them|those|these|one|ones)\b/;
const continuing = /^(and|but|so|what about|how about|then|also|or)\b/;

function refersBack(text: string, { intent, skill }: { intent: Intent | null; skill: AskedSkill | null }): boolean {
  if (continuing.test(text)) return true;
  if (skill !== null || isPersonal(intent)) return false;
  // "How long is it?" refers back; "is it allowed to play the ball from outside the court" does not.
  return pointing.test(text) && stemsOf(text).length <= 2;
}

/** Meaningful English words that are in no entry. */
const everyday = new Set(
  'strongest weakest strengths weaknesses worst highest lowest progressed improving improved developed evolved declined finished missing mention mentioned summarise summarize overall ratings scored comments commented remaining upcoming priorities targets trending recently lately summer winter spring autumn month year week yesterday tomorrow'.split(
    ' ',
  ),
);

/** A normalised question in English, with corrected spelling, and whether it has a word that nothing here has. */
function inEnglish(original: string, language: Language, library: Library): { text: string; isStrange: boolean } {
  const known = dictionaries[language];
  const isEnglish = (word: string) => library.words.has(word) || isStopWord(word);
  const english = splitWords(translate(toEnglish(original, language, isEnglish), synonyms));
  const isKnown = (word: string) => library.known.has(word) || isStopWord(word) || everyday.has(word);
  const words = english.map((word) => {
    if (isKnown(word)) return word;
    return known?.get(nearestWord(word, library.words) ?? word) ?? nearestWord(word, library.words) ?? word;
  });
  return { text: translate(words.join(' '), synonyms), isStrange: !english.every(isKnown) };
}
