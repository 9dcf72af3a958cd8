// Spoken words as a note: "late bandeja, four seconds back, priority one" is what "Late bandeja #bandeja -4 !1" is when typed. Phrases in
// English, Danish and Spanish become marks, and the notes' own grammar (note-marks.ts) reads them (docs/product.md#spoken-notes).

import { isBlank } from '#domain/plain-text.ts';
import { maxSpokenLength } from '#domain/reviews/voice/voice-clips.ts';
import type { SingleSkill } from '#domain/skills/skills.ts';
import type { NoteType } from '#domain/videos/videos.ts';
import { namedSkills } from './named-skills.ts';
import { type NoteMarks, readNoteMarks } from './note-marks.ts';

/**
 * A transcription as plain text in one line: without control characters, direction marks and broken characters, cut at a word after 2,000
 * characters. Empty if it has neither a letter nor a digit.
 */
export function cleanTranscription(text: string): string {
  // Cut first: a hostile server may send a megabyte.
  const line = text
    .slice(0, 2 * maxSpokenLength)
    .toWellFormed()
    .replaceAll(/[\p{Bidi_Control}\u200B\uFEFF\uFFF9-\uFFFD]/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(line)) return '';
  if (line.length <= maxSpokenLength) return line;
  const cut = line.lastIndexOf(' ', maxSpokenLength);
  return `${line.slice(0, cut > 0 ? cut : maxSpokenLength - 1).toWellFormed()}…`;
}

/** What spoken words say; null or empty where they say nothing. */
export interface SpokenNote extends Pick<NoteMarks, 'skill' | 'before' | 'after' | 'priority'> {
  /** The note's text: the first sentence is its title, the rest its comment. */
  text: string;
  type: NoteType | null;
}

/**
 * Reads spoken words. Type, seconds and priority count as a clause of their own: at the start, at the end, or between punctuation; a skill
 * counts wherever it is named first. A priority needs a skill, and seconds go from 0 to 60, as in a typed note; anything else stays text.
 *
 * @param skill the note's own, if the words name none
 */
export function readSpokenNote(words: string, { skill = null }: { skill?: SingleSkill | null } = {}): SpokenNote {
  const types: NoteType[] = [];
  let text = cleanTranscription(words);
  for (const [type, phrase] of typePhrases) {
    text = text.replace(phrase, (said) => {
      types.push(type);
      return clauseEnd(said);
    });
  }
  const marks: string[] = [];
  const named = firstSkill(text);
  if (named) marks.push(`#${named}`);
  const phrases = named || skill ? [...secondPhrases, ...priorityPhrases] : secondPhrases;
  // A phrase may be the last one only once the one after it is gone: "four seconds back priority one".
  for (let isRead = true; isRead; ) {
    isRead = false;
    for (const { pattern, markOf } of phrases) {
      text = text.replace(pattern, (said, number: string) => {
        const mark = markOf(number.toLowerCase());
        if (mark === null) return said;
        marks.push(mark);
        isRead = true;
        return clauseEnd(said);
      });
    }
  }
  const rest = tidy(text);
  const read = readNoteMarks([rest, ...marks].filter((part) => part !== '').join(' '), { skill });
  const { before, after, priority } = read.marks;
  const isText = !isBlank(rest);
  return {
    text: isText ? titled(read.text) : '',
    type: types[0] ?? null,
    skill: read.marks.skill,
    before,
    after,
    priority,
  };
}

/** A removed phrase leaves the end of its sentence. */
function clauseEnd(said: string): string {
  return /[.!?…]\s*$/u.exec(said)?.[0] ?? ' ';
}

/** A text without the commas and conjunctions that removed phrases leave behind. */
function tidy(text: string): string {
  return text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/(?:\s*[,;:–—-])+(?=\s*[,;:.!?…]|\s*$)/gu, '')
    .replaceAll(/\s+(?=[,;:.?…]|!(?!\d))/gu, '')
    .replace(/^(?:[\s,;:.!?…–—]|(?:and|og|y)\s)+/iu, '')
    .replace(/(?:[\s,;:–—]|\s(?:and|og|y)(?=[\s.!?…]*$))+$/iu, '')
    .replaceAll(/([.!?…])(?:\s*[.…])+/gu, '$1')
    .trim();
}

/** The first sentence as a line of its own, without its full stop, beginning with a capital. */
function titled(text: string): string {
  const [, first = text, rest = ''] = /^(.+?[.!?…])\s+(.+)$/su.exec(text) ?? [];
  const title = first.replace(/(?<!\.)\.$/u, '');
  const [initial = ''] = title;
  return [initial.toUpperCase() + title.slice(initial.length), rest].filter((line) => line !== '').join('\n');
}

/** Where a phrase may begin: at a word; and where it may end, so that it is no part of a sentence. */
const begin = String.raw`(?<![\p{L}\p{N}#!+-])`;
const end = String.raw`(?=\s*(?:$|[,;:.!?…)]|(?:and|og|y)\s))`;
/** A whole clause: between punctuation, or at an end of the text. */
const clause = (words: string) => new RegExp(String.raw`(?<=^\s*|[,;:.!?…]\s*)(?:${words})\s*(?:$|[,;:.!?…]\s*)`, 'iu');

/** Types, named as a clause. "Type strength" and "note type: strength" as well. */
const typePhrases: readonly (readonly [NoteType, RegExp])[] = (
  [
    ['technique', 'technique|technical|teknik|t[eé]cnica'],
    ['positioning', 'positioning|position|positionering|placering|posici[oó]n|posicionamiento|colocaci[oó]n'],
    ['strategy', 'strategy|tactics|strategi|taktik|estrategia|t[aá]ctica'],
    ['strength', 'strength|styrke|fortaleza|punto fuerte'],
    ['improvement', 'improvement|to improve|forbedring|mejora|a mejorar'],
  ] as const
).map(([type, names]) => [type, clause(`(?:(?:note )?type:? |(?:note)?type:? |tipo:? (?:de nota:? )?)?(?:${names})`)]);

/** The skill that is named first. */
function firstSkill(text: string): SingleSkill | undefined {
  return namedSkills(text).find((skill) => skill !== 'smash');
}

/** Numbers from zero in each language; tens follow with their value. */
const numbers = {
  english: numbersOf(
    'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty',
    { a: 1, thirty: 30, forty: 40, fifty: 50, sixty: 60 },
  ),
  danish: numbersOf(
    'nul|en|to|tre|fire|fem|seks|syv|otte|ni|ti|elleve|tolv|tretten|fjorten|femten|seksten|sytten|atten|nitten|tyve',
    { et: 1, ét: 1, én: 1, tredive: 30, fyrre: 40, halvtreds: 50, tres: 60 },
  ),
  spanish: numbersOf(
    'cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|diecisiete|dieciocho|diecinueve|veinte',
    { un: 1, una: 1, treinta: 30, cuarenta: 40, cincuenta: 50, sesenta: 60 },
  ),
} as const;
type Language = keyof typeof numbers;

function numbersOf(counted: string, others: Record<string, number>): ReadonlyMap<string, number> {
  return new Map([...counted.split('|').map((word, value) => [word, value] as const), ...Object.entries(others)]);
}

/** A spoken phrase with a number, and its mark; null where the number is none of the grammar. */
interface NumberPhrase {
  pattern: RegExp;
  markOf: (number: string) => string | null;
}

/** "#" is where the number is. The phrase begins the text or ends a clause. */
function phrasesOf(language: Language, phrase: string, markOf: (value: number) => string | null): NumberPhrase[] {
  const words = [...numbers[language].keys()].toSorted((one, other) => other.length - one.length).join('|');
  const number = String.raw`(\d{1,2}(?:[.,]\d)?|${words})`;
  const said = `(?:${phrase.replace('#', number)})`;
  const punctuation = String.raw`\s*[.!?…]?`;
  const read = (word: string) => {
    const value = numbers[language].get(word) ?? Number(word.replace(',', '.'));
    return Number.isNaN(value) ? null : markOf(value);
  };
  return [
    { pattern: new RegExp(`${begin}${said}${end}${punctuation}`, 'iu'), markOf: read },
    { pattern: new RegExp(String.raw`(?<=^\s*)${said}(?=\s)`, 'iu'), markOf: read },
  ];
}

const seconds = (sign: '-' | '+') => (value: number) => (value <= 60 ? `${sign}${value}` : null);
const rank = (value: number) => (value === 1 || value === 2 ? `!${value}` : null);

const secondPhrases: readonly NumberPhrase[] = [
  ...phrasesOf('english', '(?:from |go |start )?# ?(?:seconds?|secs?|s) (?:back|before|earlier|ago)', seconds('-')),
  ...phrasesOf('english', '(?:go |start )?back # ?(?:seconds?|secs?|s)', seconds('-')),
  ...phrasesOf(
    'english',
    '(?:until |to )?# ?(?:seconds?|secs?|s) (?:after|afterwards|later|forward|ahead)',
    seconds('+'),
  ),
  ...phrasesOf('danish', '(?:fra )?# ?(?:sekund(?:er)?|sek\\.?|s) (?:tilbage|før|forinden|tidligere)', seconds('-')),
  ...phrasesOf('danish', '(?:til )?# ?(?:sekund(?:er)?|sek\\.?|s) (?:efter|senere|frem(?:ad)?)', seconds('+')),
  ...phrasesOf('spanish', '(?:desde )?(?:hace )?# ?(?:segundos?|seg\\.?|s) (?:atr[aá]s|antes)', seconds('-')),
  ...phrasesOf('spanish', '(?:hasta )?# ?(?:segundos?|seg\\.?|s) (?:despu[eé]s|m[aá]s tarde|adelante)', seconds('+')),
];

const priorityPhrases: readonly NumberPhrase[] = [
  ...phrasesOf('english', '(?:as )?priority (?:number |no\\.? )?#', rank),
  ...phrasesOf('danish', '(?:som )?prioritet (?:nummer |nr\\.? )?#', rank),
  ...phrasesOf('spanish', '(?:como )?prioridad (?:n[uú]mero |n\\.? ?)?#', rank),
  ...ordinals('first priority|top priority|f[øo]rste ?prioritet|primera prioridad', '!1'),
  ...ordinals('second priority|anden ?prioritet|segunda prioridad', '!2'),
];

function ordinals(phrase: string, mark: string): NumberPhrase[] {
  const [one, other] = [`${begin}(${phrase})${end}\\s*[.!?…]?`, `(?<=^\\s*)(${phrase})(?=\\s)`];
  return [one, other].map((source) => ({ pattern: new RegExp(source, 'iu'), markOf: () => mark }));
}
