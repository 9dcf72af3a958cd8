// What becomes of each character of a text in a picture or document: the one place that decides it
// (docs/product.md#pictures-and-documents).

import { familyOf } from './fonts.ts';

/** Replaces a character that no font has. */
export const mark = '•';

let graphemes: Intl.Segmenter | undefined;

/** Vowel points and the like: in these scripts a name is read without them, and no writer of ours places them well. */
const isPointed = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** A space without width. */
const apart = '\u200B';
const marks = /\p{M}/gu;
/** Controls, joiners, fillers and everything else that takes no room. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/gu;
/** From so many characters on a text fills lines. */
const lineLength = 60;
/** At most so many marks on a letter: more run into the lines above and below. */
const maxMarks = 4;

/**
 * A text as our faces can write it. A sign that they lack becomes what is nearest to it: a letter without its rare marks, a joined emoji
 * its first, a flag the letters of its country, any other sign `•`. What can be seen never becomes nothing.
 */
export function written(text: string): string {
  const plain = text
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    // The Thai vowel am as its two parts: React-PDF loses the last letter of a line in which one letter is drawn as two.
    .replaceAll(/([\u0E48-\u0E4B]?)\u0E33/g, '\u0E4D$1\u0E32')
    // No face has the sign that keeps two Arabic letters apart, which changes words of Persian and Urdu: a space without width does it.
    .replaceAll(/(?<=\p{Script=Arabic})\u200C(?=\p{Script=Arabic})/gu, apart);
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  const isKept = (index: number) => isPointed.test(plain.charAt(index - 1)) && isPointed.test(plain.charAt(index + 1));
  return Array.from(graphemes.segment(plain), ({ segment, index }) =>
    segment === apart && isKept(index) ? apart : writtenSign(segment),
  ).join('');
}

/** Whether a letter, number or emoji of a text can be drawn: of others there are only marks to see. */
export function isLegible(text: string): boolean {
  return [...written(text)].some((sign) => sign !== mark && /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(sign));
}

/** The families that a written text is drawn in. */
export function familiesOf(text: string): Set<string> {
  const families = new Set<string>();
  for (const sign of text) {
    const family = familyOf(sign);
    if (family !== undefined) families.add(family);
  }
  return families;
}

/**
 * How a text is laid out that is read from right to left: the first and most of its letters are. A label of ours with such a name in it is
 * none; a name stays where names stand, at the left, and what fills lines begins at the right.
 */
export function rightToLeft(text: string): { direction: 'rtl'; textAlign: 'left' | 'right' } | undefined {
  const letters = text.match(/\p{L}/gu) ?? [];
  const backwards = letters.filter((letter) => isPointed.test(letter)).length;
  if (!isPointed.test(letters[0] ?? '') || backwards <= letters.length * 0.7) return undefined;
  return { direction: 'rtl', textAlign: text.length > lineLength ? 'right' : 'left' };
}

/** One sign as people count them, which may be several characters. */
function writtenSign(sign: string): string {
  if (sign === '\n') return sign;
  if (/^\s$/u.test(sign)) return familyOf(sign) === undefined ? ' ' : sign;
  const seen = sign.replaceAll(unseen, '');
  if (seen.replaceAll(marks, '') === '') return seen === '' || !/[^\uFE00-\uFE0F]/u.test(seen) ? '' : loneMark(seen);
  if (/^\p{Regional_Indicator}+$/u.test(seen)) return countryLetters(seen);
  const isEmoji = /^\p{Extended_Pictographic}/u.test(seen);
  const [first = ''] = seen;
  const forms = isEmoji ? [first] : formsOf(seen);
  return forms.find(isDrawable) ?? mark;
}

/** How a letter may be written, the truest first. */
function formsOf(sign: string): string[] {
  const composed = sign.normalize('NFC');
  const bare = composed.replaceAll(marks, '');
  const plainer = sign.normalize('NFKC').replaceAll(unseen, '');
  const isTooMuch = isPointed.test(sign) || (composed.match(marks)?.length ?? 0) > maxMarks;
  return [...(isTooMuch ? [] : [composed]), bare, plainer, plainer.normalize('NFD').replaceAll(marks, '')];
}

/** Whether one family holds all of a sign: marks of another face land beside their letter. */
function isDrawable(form: string): boolean {
  const [family, ...others] = new Set([...form].map(familyOf));
  return (
    family !== undefined &&
    (others.length === 0 || [...form].every((one) => /[\p{L}\p{N}\p{Z}\p{P}\p{S}]/u.test(one) && familyOf(one)))
  );
}

/** A mark without its letter: as a letter of its own where a face has it as one. */
const loneMark = (sign: string) => (isDrawable(sign) && /^\p{Mc}+$/u.test(sign) ? sign : '');

/** A flag's two letters, "DK". */
const countryLetters = (flag: string) =>
  [...flag].map((letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x1_f1_e6 + 65)).join('');
