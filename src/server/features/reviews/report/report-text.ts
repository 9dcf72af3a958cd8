// Printable text.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { withoutAiPrefix } from '#domain/skills/skills.ts';
import { isLegible, written } from '#server/pictures/written.ts';

/** Replaces text in scripts that our fonts lack. */
const undrawable = msg`This document can’t show these characters. Read the text in the review.`;

/**
 * Printable text: without the mark of an automatic draft, with at most one empty line between paragraphs. Text that cannot be drawn is
 * replaced by `instead`.
 */
export function printable(text: string | null | undefined, instead = say(undrawable)): string {
  const plain = withoutAiPrefix(text ?? '');
  const kept = written(plain)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return kept === '' || isLegible(kept) || !/\p{L}/u.test(plain) ? kept : instead;
}

/** Cuts a text at the end of a word and says that it continues. */
export function shortened(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  return say(msg`${{ beginning: text.slice(0, maxLength).replace(/\s+\S*$/, '') }} … (continues in the review)`);
}
