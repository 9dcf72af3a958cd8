// Texts as a printed page can hold them.

import { withoutAiPrefix } from '#domain/skills/skills.ts';
import { isLegible, written } from '#server/pictures/written.ts';

/** What stands instead of a text in letters that our faces do not have. */
const undrawable = "This document can't show these characters. Read the text in the review.";

/**
 * A text for a printed page: without the mark of an automatic draft and with at most one empty line between paragraphs. A text of which no letter
 * can be drawn gives way to `instead`.
 */
export function printable(text: string | null | undefined, instead = undrawable): string {
  const plain = withoutAiPrefix(text ?? '');
  const kept = written(plain)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return kept === '' || isLegible(kept) || !/\p{L}/u.test(plain) ? kept : instead;
}

/** A text of at most so many characters, cut at the end of a word and said to go on. */
export function shortened(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  return `${text.slice(0, maxLength).replace(/\s+\S*$/, '')} … (continues in the review)`;
}
