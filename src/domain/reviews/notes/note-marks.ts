// The grammar of a note's text: "late #bandeja -4 +2 !1 @pair" is a title with a skill, a range, a priority and the pair
// (docs/product.md#review).

import type { Stroke } from '#domain/reviews/strokes/strokes.ts';
import { plainLetters } from '#domain/search-text.ts';
import { type SingleSkill, singleSkills, skillLabel } from '#domain/skills/skills.ts';
import { type PairSubject, pairSubjects } from '#domain/videos/pairs/pair-subjects.ts';
import { directionSigns, partsOf, remaining, type WordParts } from './note-punctuation.ts';

/** What the marks in a text say; null where none does. */
export interface NoteMarks {
  skill: SingleSkill | null;
  /** Seconds before and after the note's time: 0–60, to a tenth. */
  before: number | null;
  after: number | null;
  /** The review's priority that the note becomes. */
  priority: 1 | 2 | null;
  /** The pair subject, which the partner sees too. */
  pair: PairSubject | null;
}

export type MarkKind = keyof NoteMarks;

/** A typed text as understood: the remaining text, and its marks. */
export interface ReadNote {
  text: string;
  marks: NoteMarks;
}

interface ReadingContext {
  /** The note's skill if the text names none: only a note with a skill can become a priority. */
  skill?: SingleSkill | null;
  /** Words that look like marks but stay text, because the note had them before (`markLikeWords`). */
  asText?: readonly string[];
  /** The kinds of marks to remove from the text. Others stay as typed. */
  only?: readonly MarkKind[];
}

interface Mark {
  kind: MarkKind;
  value: SingleSkill | PairSubject | number;
}

/** Longest stretch before or after the note's time, in seconds. */
const longestLead = 60;

/** Short names that players and coaches use for a skill, besides the start of its name. */
const shortNames: Record<string, SingleSkill> = { fh: 'forehand', bh: 'backhand' };

/**
 * Reads the marks of a text. A skill counts anywhere: at the start or end of a line it is removed, within a sentence its name stays.
 * Seconds, priorities and the pair count only at the start or end of a line, among marks. Brackets and punctuation around a mark go with
 * it, unless they end the sentence or belong to another word. The last mark of each kind counts. Everything else stays as typed; a text
 * without marks is returned unchanged, and so is a text read before.
 */
export function readNoteMarks(typed: string, context: ReadingContext = {}): ReadNote {
  const { text, marks } = readWhole(typed, context);
  return { text, marks };
}

/** Why a word that looks like a mark is not read as one. */
export type NoteHint = {
  word: string;
  problem:
    | 'left-out'
    | 'misplaced'
    | 'needs-skill'
    | 'no-priority'
    | 'no-rating'
    | 'no-seconds'
    | 'unknown-pair'
    | 'unknown-skill';
};

/** The marks that were not understood, or were overridden by a later one. A name still being typed at the end is neither. */
export function noteHints(typed: string, context: ReadingContext = {}): NoteHint[] {
  const { hints } = readWhole(typed, context);
  const last = /[#@]\S*$/u.exec(typed)?.[0];
  const isBeingTyped = last !== undefined && mayBecomeMark(last);
  return isBeingTyped ? hints.filter(({ word }, index) => word !== last || index < hints.length - 1) : hints;
}

interface Reading extends ReadNote {
  hints: NoteHint[];
  /** The words that count, by kind. */
  saidBy: Partial<Record<MarkKind, NoteHint['word']>>;
}

function readWhole(typed: string, context: ReadingContext): Reading {
  const all = read(typed, context, true);
  const hasSkill = (all.marks.skill ?? context.skill ?? null) !== null;
  return hasSkill ? all : read(typed, context, false);
}

function read(typed: string, { asText = [], only }: ReadingContext, withPriority: boolean): Reading {
  const marks: NoteMarks = { skill: null, before: null, after: null, priority: null, pair: null };
  const reading: Reading = { text: '', marks, hints: [], saidBy: {} };
  const readWord = (word: string): Word => {
    const parts = partsOf(word);
    if (asText.includes(parts.core)) return { ...parts, mark: null, problem: null };
    const mark = readMark(parts.core);
    if (mark?.kind === 'priority' && !withPriority) return { ...parts, mark: null, problem: 'needs-skill' };
    return { ...parts, mark, problem: mark === null ? problemOf(parts.core) : null };
  };
  const lines = typed.split('\n').flatMap((line) => readLine(line, readWord, reading, only) ?? []);
  return { ...reading, text: lines.join('\n') };
}

/** A word of the text, and its mark. */
interface Word extends WordParts {
  mark: Mark | null;
  problem: NoteHint['problem'] | null;
}

/** The rest of a line, null if nothing is left. Adds its marks to the reading. */
function readLine(
  line: string,
  readWord: (word: string) => Word,
  reading: Reading,
  only: readonly MarkKind[] | undefined,
): string | null {
  const tokens = [...line.matchAll(/\S+/gu)].map(({ 0: typed, index }) => ({ typed, index, ...readWord(typed) }));
  const firstWord = tokens.findIndex(({ mark }) => !mark);
  const lastWord = tokens.findLastIndex(({ mark }) => !mark);
  let rest = '';
  // An opening bracket or quotation mark whose mark was removed: it moves to the next word.
  let opened = '';
  let end = 0;
  let isTaken = false;
  for (const [position, { typed, index, lead, core, trail, mark, problem }] of tokens.entries()) {
    const isAtEdge = firstWord < 0 || position < firstWord || position > lastWord;
    const counts = mark && (isAtEdge || mark.kind === 'skill');
    if (counts) take(reading, mark, core);
    const isEnd = position === 0 || position === tokens.length - 1;
    if (problem !== null && (isEnd || problem !== 'no-seconds')) reading.hints.push({ word: core, problem });
    if (mark && !counts && /^[@!]/u.test(plain(core))) reading.hints.push({ word: core, problem: 'misplaced' });
    const gap = opened === '' ? line.slice(end, index) : `${rest === '' ? '' : ' '}${opened}`;
    const isText = problem === 'no-rating' && !only;
    if (isText || !counts || (only && !only.includes(mark.kind))) {
      rest += gap + (isText ? lead + core.slice(core.indexOf('#') + 1) + trail : typed);
      opened = '';
      isTaken ||= isText;
    } else {
      isTaken = true;
      if (isAtEdge) {
        const around = remaining(opened + lead, trail);
        opened = around.lead;
        rest += rest === '' ? '' : around.trail;
      } else {
        rest += `${gap}${lead}${skillLabel(mark.value as SingleSkill).toLowerCase()}${trail}`;
        opened = '';
      }
    }
    end = index + typed.length;
  }
  if (!isTaken) return line;
  const words = rest.trim();
  return words === '' ? null : words;
}

/** Counts a mark, and reports the one it overrides. */
function take({ marks, hints, saidBy }: Reading, { kind, value }: Mark, word: string): void {
  const earlier = saidBy[kind];
  if (earlier !== undefined && marks[kind] !== value) hints.push({ word: earlier, problem: 'left-out' });
  Object.assign(marks, { [kind]: value });
  saidBy[kind] = word;
}

/** Strokes that coaches do not rate stay words of the text. */
const unratedStrokes: readonly Stroke[] = ['smash', 'boast'];

/** Why something that looks like a mark is none; null for other words. */
function problemOf(core: string): NoteHint['problem'] | null {
  const word = plain(core);
  if (unratedStrokes.some((stroke) => word === `#${stroke}`)) return 'no-rating';
  if (/^#\p{L}/u.test(word)) return 'unknown-skill';
  if (/^@\p{L}/u.test(word)) return 'unknown-pair';
  if (/^!\d+$/u.test(word)) return 'no-priority';
  return /^[-−–+]\d+(?:[.,]\d+)?s?$/u.test(word) ? 'no-seconds' : null;
}

/** Whether the word being typed is the start of a known name. */
function mayBecomeMark(begun: string): boolean {
  const name = plain(begun).slice(1);
  if (name === '') return true;
  const names = begun.startsWith('@')
    ? ['pair', 'center', ...pairSubjects]
    : [...singleSkills.flatMap(namesOf), ...unratedStrokes, ...Object.keys(shortNames)];
  return names.some((one) => one.startsWith(name) && one !== name);
}

/** A word for comparison: without accents, capitals, wide forms and direction signs. */
function plain(word: string): string {
  return plainLetters(word.replaceAll(directionSigns, ''));
}

function readMark(token: string): Mark | null {
  const word = plain(token);
  if (word.startsWith('#')) {
    const skill = skillOf(word.slice(1));
    return skill && { kind: 'skill', value: skill };
  }
  if (word.startsWith('@')) {
    const pair = pairSubjectOf(word.slice(1));
    return pair && { kind: 'pair', value: pair };
  }
  const priority = /^!([12])$/u.exec(word)?.[1];
  if (priority) return { kind: 'priority', value: Number(priority) };
  const [, sign, digits] = /^([-−–+])(\d{1,2}(?:[.,]\d)?)s?$/u.exec(word) ?? [];
  if (sign === undefined || digits === undefined) return null;
  const seconds = Number(digits.replace(',', '.'));
  return seconds > longestLead ? null : { kind: sign === '+' ? 'after' : 'before', value: seconds };
}

/** A skill by its name, its short name or its first three letters or more, with or without accents. */
function skillOf(name: string): SingleSkill | null {
  if (name.length < 3) return shortNames[name] ?? null;
  return singleSkills.find((skill) => namesOf(skill).some((one) => one.startsWith(name))) ?? null;
}

/** What a skill is called in the language in force, and in English, which spoken notes and coaches abroad use. */
function namesOf(skill: SingleSkill): string[] {
  return [plainLetters(skillLabel(skill)), skill];
}

/** The pair subject of a word: `pair` is playing together; `center` is a common spelling. At least four letters, like the names. */
function pairSubjectOf(name: string): PairSubject | null {
  if (name === 'pair') return 'together';
  if (name === 'center') return 'centre';
  return name.length < 4 ? null : (pairSubjects.find((subject) => subject.startsWith(name)) ?? null);
}

/** A text without its marks of some kinds, once a control has changed what they said. */
export function withoutMarks(typed: string, kinds: readonly MarkKind[], asText: readonly string[] = []): string {
  return readNoteMarks(typed, { only: kinds, asText, skill: 'bandeja' }).text;
}

/** The marks and mark-like words of a text. When a note is opened again, they are plain words. */
export function markLikeWords(text: string): string[] {
  return text
    .split(/\s+/u)
    .map((word) => partsOf(word).core)
    .filter((core) => readMark(core) !== null || problemOf(core) !== null);
}

/** A skill being typed: where its word is, and the skills it may become. */
export interface SkillCompletion {
  from: number;
  to: number;
  skills: readonly SingleSkill[];
}

/** The skills that the word before the caret may become; null if none. */
export function skillCompletion(typed: string, caret: number): SkillCompletion | null {
  const written = /(?:^|\s)(#\S*)$/u.exec(typed.slice(0, caret))?.[1];
  if (written === undefined || /^\S/u.test(typed.slice(caret))) return null;
  const name = plainLetters(written.replaceAll(directionSigns, '')).slice(1);
  const short = shortNames[name];
  const skills = short ? [short] : singleSkills.filter((skill) => namesOf(skill).some((one) => one.startsWith(name)));
  return skills.length === 0 ? null : { from: caret - written.length, to: caret, skills };
}

/** The text with the typed word replaced by a skill, and the caret after the following space. */
export function withSkill(typed: string, { from, to }: SkillCompletion, skill: SingleSkill) {
  const mark = `#${skillLabel(skill).toLowerCase()}`;
  const rest = typed.slice(to);
  const text = `${typed.slice(0, from)}${mark}${/^\s/u.test(rest) ? '' : ' '}${rest}`;
  return { text, caret: from + mark.length + 1 };
}
