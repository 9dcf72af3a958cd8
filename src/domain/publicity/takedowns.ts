// Requests that something be taken off a public page (docs/product.md#takedown).

import { cleanWord } from '#domain/plain-text.ts';

/** `unconfirmed` until the link in the mail is pressed: nobody sees it before. */
export const takedownStates = ['unconfirmed', 'open', 'granted', 'refused'] as const;
export type TakedownState = (typeof takedownStates)[number];

/** Kinds of public pages that tell of people. */
export type PublicPageKind = 'reel' | 'certificate';

/** A public page of ours. */
export interface PublicPageAddress {
  kind: PublicPageKind;
  code: string;
  /** E.g. `/reel/abc`. */
  path: string;
}

/** For how many days the link that confirms a request works; afterwards the request is forgotten. */
export const takedownLinkDays = 7;

/**
 * Reads which public page someone means: its whole address, or the end of it. Null for what is none of ours.
 */
export function publicPage(text: string): PublicPageAddress | null {
  const [, word, code] = /(?:^|[^\w])(reel|verified)\/([\w-]{1,60})(?:[/?#]|$)/.exec(cleanWord(text)) ?? [];
  if (word === undefined || code === undefined) return null;
  return { kind: word === 'reel' ? 'reel' : 'certificate', code, path: `/${word}/${code}` };
}
