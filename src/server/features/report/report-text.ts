// Texts as a printed page can hold them.

import { withoutAiPrefix } from '#domain/skills/skills.ts';
import { isDrawable } from '#server/pictures/fonts.ts';

/** Drawn by a face of our own (`pictures/arrow-font.ts`). */
const arrows = new Set('←→');

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
    .replaceAll(/[^\S\n]/g, ' ');
  const drawn = [...plain]
    .filter((sign) => sign === '\n' || (!/\p{C}/u.test(sign) && (isDrawable(sign) || arrows.has(sign))))
    .join('');
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

/** A text of at most so many characters, cut at the end of a word and said to go on. */
export function shortened(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  return `${text.slice(0, maxLength).replace(/\s+\S*$/, '')} … (continues in the review)`;
}
