// Counted marks of a review, for lists within sentences.

import { msg, plural } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';

/** How many marks of a kind there are, in words: "1 rally", "14 strokes". */
export function countedMarks(
  kind: 'note' | 'rating' | 'stroke' | 'rally',
  count: number,
): { count: number; words: string } {
  return { count, words: wordsOf(kind, count) };
}

function wordsOf(kind: Parameters<typeof countedMarks>[0], count: number): string {
  switch (kind) {
    case 'note':
      return say(msg`${plural({ count }, { one: '# note', other: '# notes' })}`);
    case 'rating':
      return say(msg`${plural({ count }, { one: '# rating', other: '# ratings' })}`);
    case 'stroke':
      return say(msg`${plural({ count }, { one: '# stroke', other: '# strokes' })}`);
    case 'rally':
      return say(msg`${plural({ count }, { one: '# rally', other: '# rallies' })}`);
  }
}
