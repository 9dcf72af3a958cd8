// Cleans text to and from models: no links or addresses.

import { withoutAddresses } from '#domain/addresses-in-text.ts';

// Every repetition is bounded, so that matching stays fast.
const markdownLink = /!?\[([^\]]{0,300})\]\([^)]{0,2000}\)/g;
// Control characters except tabs and line ends, direction marks, and invisible characters.
const unseen = /[^\P{Cc}\t\n]|[\p{Bidi_Control}\u00AD\u200B\u2060-\u2064\uFEFF]/gu;

/** The text without links, email addresses and invisible characters. */
export function plainWords(text: string): string {
  const words = text.toWellFormed().replaceAll('\r\n', '\n').replaceAll(unseen, '').replaceAll(markdownLink, '$1');
  // Repeated, because removing a nested link may leave the outer one.
  return withoutAddresses(words.replaceAll('](', '] (')).trim();
}
