// Checks a model's rewritten caption against its draft.

import { containsAddress } from '#domain/addresses-in-text.ts';
import { addsHiddenName } from './hidden-names.ts';
import type { CaptionLength } from './post-facts.ts';

/** Most characters of a rewritten caption, without link and hashtags. */
export const rewrittenLength: Record<CaptionLength, number> = { short: 220, medium: 500, long: 1200 };

/** A number as people write it: "4.0", "1:32", "12". */
const numbers = /\d+(?:[.,:]\d+)*/g;

/** Starts of people's handles and hashtags. */
const handles = /[@#\uFF20\uFF03]/;

/**
 * A model's rewriting, tidied; null where it is unusable: empty or too long, with a link, with a number that is
 * not in the draft, without a name that is in it, or with the name of a member who has not agreed to be named.
 */
export function acceptedRewriting(
  answer: string,
  {
    draft,
    length,
    shown,
    hidden,
  }: { draft: string; length: CaptionLength; shown: readonly string[]; hidden: readonly string[] },
): string | null {
  const text = answer
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  if (text === '' || text.length > rewrittenLength[length] || handles.test(text) || containsAddress(text)) return null;
  const known = new Set(draft.match(numbers));
  if ((text.match(numbers) ?? []).some((number) => !known.has(number))) return null;
  if (shown.some((name) => draft.includes(name) && !text.includes(name))) return null;
  return addsHiddenName(text, draft, hidden, shown) ? null : text;
}
