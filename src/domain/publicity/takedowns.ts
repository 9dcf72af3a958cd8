// Takedown requests for public pages (docs/product.md#takedown).

import { cleanWord } from '#domain/plain-text.ts';

/** `unconfirmed` requests are hidden until their emailed link is used. */
export const takedownStates = ['unconfirmed', 'open', 'granted', 'refused'] as const;
export type TakedownState = (typeof takedownStates)[number];

/** Public pages about people. */
export type PublicPageKind = 'reel' | 'certificate';

/** A public page of ours. */
export interface PublicPageAddress {
  kind: PublicPageKind;
  code: string;
  /** E.g. `/reel/abc`. */
  path: string;
}

/** Days until an unconfirmed request lapses. */
export const takedownLinkDays = 7;

/**
 * Reads a public page from its address, or the end of it. Null for other addresses.
 */
export function publicPage(text: string): PublicPageAddress | null {
  const [, word, code] = /(?:^|[^\w])(reel|verified)\/([\w-]{1,60})(?:[/?#]|$)/.exec(cleanWord(text)) ?? [];
  if (word === undefined || code === undefined) return null;
  return { kind: word === 'reel' ? 'reel' : 'certificate', code, path: `/${word}/${code}` };
}
