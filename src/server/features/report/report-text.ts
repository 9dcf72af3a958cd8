// Texts as a printed page can hold them.

import { withoutAiPrefix } from '#domain/skills/skills.ts';
import { isDrawable } from '#server/pictures/fonts.ts';

/** What stands in place of a text in letters that our faces do not have. */
const undrawable = 'Written in letters that this document cannot show: read it in the review.';

/**
 * A text that our faces can draw: without the mark of an automatic draft, without signs and pictures that they lack, and with at
 * most one empty line between paragraphs. A text in letters that they lack gives way to `instead`.
 */
export function printable(text: string | null | undefined, instead = undrawable): string {
  const plain = withoutAiPrefix(text ?? '')
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('→', '–')
    .replaceAll(/[^\S\n]/g, ' ');
  const drawn = [...plain].filter((sign) => sign === '\n' || (!/\p{C}/u.test(sign) && isDrawable(sign))).join('');
  const isLegible = countLetters(drawn) === countLetters(plain);
  const kept = drawn
    .replaceAll(/ +/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return isLegible ? kept : instead;
}

function countLetters(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}

/** How many lines a text takes, about: faces are no typewriters. */
export function linesOf(text: string, charactersPerLine: number): number {
  if (text === '') return 0;
  return text.split('\n').reduce((sum, one) => sum + Math.max(Math.ceil(one.length / charactersPerLine), 1), 0);
}

/** A text cut to so many lines, at the end of a word, and whether anything was cut off. */
export function fitted(text: string, lines: number, charactersPerLine: number): { text: string; isCut: boolean } {
  let left = lines;
  const kept: string[] = [];
  for (const paragraph of text.split('\n')) {
    const needed = Math.max(Math.ceil(paragraph.length / charactersPerLine), 1);
    if (needed > left) {
      if (left > 0) kept.push(paragraph.slice(0, left * charactersPerLine).replace(/\s+\S*$/, ''));
      return { text: `${kept.join('\n').trimEnd()} …`, isCut: true };
    }
    kept.push(paragraph);
    left -= needed;
  }
  return { text, isCut: false };
}
