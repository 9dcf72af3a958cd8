// What goes to a model and what comes from one: words, without addresses that lead anywhere.

import { withoutAddresses } from '#domain/addresses-in-text.ts';

// Every repetition has a bound, so that no text takes long.
const markdownLink = /!?\[([^\]]{0,300})\]\([^)]{0,2000}\)/g;
// Control characters but tabs and line ends, marks that turn the writing round, and what may hide in an address.
const unseen = /[^\P{Cc}\t\n]|[\p{Bidi_Control}\u00AD\u200B\u2060-\u2064\uFEFF]/gu;

/** The text without links, mail addresses and characters that nobody sees. Stored and shown as text, it can only be read. */
export function plainWords(text: string): string {
  const words = text.toWellFormed().replaceAll('\r\n', '\n').replaceAll(unseen, '').replaceAll(markdownLink, '$1');
  // Of a link within a link the outer one may be left.
  return withoutAddresses(words.replaceAll('](', '] (')).trim();
}
