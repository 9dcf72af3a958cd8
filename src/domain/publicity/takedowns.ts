// Takedown requests for public pages (docs/product.md#takedown).

import { cleanWord } from '#domain/plain-text.ts';

/** `unconfirmed` requests are hidden until their emailed link is used. */
export const takedownStates = ['unconfirmed', 'open', 'granted', 'refused'] as const;
export type TakedownState = (typeof takedownStates)[number];

/** Public pages about people. */
export type PublicPageKind = 'reel' | 'certificate' | 'review';

/** Kinds by the first part of their address. */
const pageKinds = { reel: 'reel', verified: 'certificate', 'shared-review': 'review' } as const satisfies Record<
  string,
  PublicPageKind
>;

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
  const [, word, code] =
    /(?:^|[^\w])(reel|verified|shared-review)\/([\w-]{1,60})(?:[/?#]|$)/.exec(cleanWord(text)) ?? [];
  if (word === undefined || code === undefined) return null;
  return { kind: pageKinds[word as keyof typeof pageKinds], code, path: `/${word}/${code}` };
}
