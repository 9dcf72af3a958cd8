// The grammar of a note's text: "late #bandeja -4 +2 !1 @pair" is a title with a skill, a range, a priority, and that it is about the pair
// (docs/product.md#review).

import { type PairSubject, pairSubjects } from '#domain/pairs/pair-subjects.ts';
import { plainLetters } from '#domain/search-text.ts';
import { type SingleSkill, singleSkills, skillLabel } from '#domain/skills/skills.ts';

/** What the marks in a text say. What none says is null. */
export interface NoteMarks {
  skill: SingleSkill | null;
  /** Seconds before and after the note's time: 0–60, in tenths at most. */
  before: number | null;
  after: number | null;
  /** Which of the review's priorities the note becomes. */
  priority: 1 | 2 | null;
  /** What of the pair it is about, which the partner sees too. */
  pair: PairSubject | null;
}

export type MarkKind = keyof NoteMarks;

/** A typed text as it was understood: what remains of it, and what its marks say. */
export interface ReadNote {
  text: string;
  marks: NoteMarks;
}

interface ReadingContext {
  /** The note's skill if the text names none: only a note with a skill can become a priority. */
  skill?: SingleSkill | null;
  /** Words that look like marks, but stay text: they stood in the note before. */
  asText?: readonly string[];
  /** The kinds of marks to take out of the text. The others stay in it, as they were typed. */
  only?: readonly MarkKind[];
}

interface Mark {
  kind: MarkKind;
  value: SingleSkill | PairSubject | number;
}

/** The longest stretch before or after the note's time, in seconds. */
const longestLead = 60;

/** What players and coaches write for a skill besides the start of its name. */
const shortNames: Record<string, SingleSkill> = { fh: 'forehand', bh: 'backhand' };

/**
 * Reads the marks of a text. A skill counts anywhere: at the start or the end of a line it is taken out, within a sentence its name stays.
 * Seconds, priorities and the pair count only at the start or the end of a line, among marks. Of two that say the same kind of thing the last counts.
 * Whatever is not understood stays as it was typed; a text without marks comes back unchanged, and so does what was read once.
 */
export function readNoteMarks(typed: string, context: ReadingContext = {}): ReadNote {
  const all = read(typed, context, true);
  const hasSkill = (all.marks.skill ?? context.skill ?? null) !== null;
  return hasSkill ? all : read(typed, context, false);
}

function read(typed: string, { asText = [], only }: ReadingContext, withPriority: boolean): ReadNote {
  const marks: NoteMarks = { skill: null, before: null, after: null, priority: null, pair: null };
  const markOf = (token: string): Mark | null => {
    if (asText.includes(token)) return null;
    const mark = readMark(token);
    return mark?.kind === 'priority' && !withPriority ? null : mark;
  };
  const lines = typed.split('\n').flatMap((line) => readLine(line, markOf, marks, only) ?? []);
  return { text: lines.join('\n'), marks };
}

/** What remains of a line; null when nothing does. Writes what its marks say into `marks`. */
function readLine(
  line: string,
  markOf: (token: string) => Mark | null,
  marks: NoteMarks,
  only: readonly MarkKind[] | undefined,
): string | null {
  const tokens = [...line.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({ word, index, mark: markOf(word) }));
  const firstWord = tokens.findIndex(({ mark }) => !mark);
  const lastWord = tokens.findLastIndex(({ mark }) => !mark);
  let rest = '';
  let end = 0;
  let isTaken = false;
  for (const [position, { word, index, mark }] of tokens.entries()) {
    const isAtEdge = firstWord < 0 || position < firstWord || position > lastWord;
    const counts = mark && (isAtEdge || mark.kind === 'skill');
    if (counts) Object.assign(marks, { [mark.kind]: mark.value });
    if (!counts || (only && !only.includes(mark.kind))) rest += line.slice(end, index) + word;
    else {
      isTaken = true;
      if (!isAtEdge) rest += line.slice(end, index) + skillLabel(mark.value as SingleSkill).toLowerCase();
    }
    end = index + word.length;
  }
  if (!isTaken) return line;
  const words = rest.trim();
  return words === '' ? null : words;
}

/** Signs that only say in which direction a text runs. */
const directionSigns = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

function readMark(token: string): Mark | null {
  const word = plainLetters(token.replaceAll(directionSigns, ''));
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

/** A skill by its name, its short name, or at least three first letters of its name, with or without accents. */
function skillOf(name: string): SingleSkill | null {
  if (name.length < 3) return shortNames[name] ?? null;
  return singleSkills.find((skill) => plainLetters(skillLabel(skill)).startsWith(name)) ?? null;
}

/** What of the pair a word names: `pair` is playing together; `center` is how others write it. Four first letters at least, as names have. */
function pairSubjectOf(name: string): PairSubject | null {
  if (name === 'pair') return 'together';
  if (name === 'center') return 'centre';
  return name.length < 4 ? null : (pairSubjects.find((subject) => subject.startsWith(name)) ?? null);
}

/** A text without its marks of some kinds, once something else says what they said. */
export function withoutMarks(typed: string, kinds: readonly MarkKind[], asText: readonly string[] = []): string {
  return readNoteMarks(typed, { only: kinds, asText, skill: 'bandeja' }).text;
}

/** The words of a text that would be read as marks: in a note that is opened again they are words. */
export function markLikeWords(text: string): string[] {
  return text.split(/\s+/u).filter((word) => readMark(word) !== null);
}

/** A skill that is being typed: where its word stands in the text, and which skills it may become. */
export interface SkillCompletion {
  from: number;
  to: number;
  skills: readonly SingleSkill[];
}

/** The skills that the word before the caret may become; null where none is being typed, or none fits. */
export function skillCompletion(typed: string, caret: number): SkillCompletion | null {
  const written = /(?:^|\s)(#\S*)$/u.exec(typed.slice(0, caret))?.[1];
  if (written === undefined || /^\S/u.test(typed.slice(caret))) return null;
  const name = plainLetters(written.replaceAll(directionSigns, '')).slice(1);
  const short = shortNames[name];
  const skills = short ? [short] : singleSkills.filter((skill) => plainLetters(skillLabel(skill)).startsWith(name));
  return skills.length === 0 ? null : { from: caret - written.length, to: caret, skills };
}

/** The text with a skill in place of the word that was being typed, and where the caret stands then: behind a space. */
export function withSkill(typed: string, { from, to }: SkillCompletion, skill: SingleSkill) {
  const mark = `#${skillLabel(skill).toLowerCase()}`;
  const rest = typed.slice(to);
  const text = `${typed.slice(0, from)}${mark}${/^\s/u.test(rest) ? '' : ' '}${rest}`;
  return { text, caret: from + mark.length + 1 };
}
