// Web addresses in a text that a person typed, for messages on the screen and in emails.

import { LinkifyIt } from 'linkify-it';

// Web addresses only: nothing that opens another program, and no guesses at bare words.
const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: false, fuzzyIP: false })
  .add('ftp:', null)
  .add('mailto:', null)
  .add('//', null);

/** A piece of a text; a web address has the address that it leads to. */
export interface TextPiece {
  text: string;
  url: string | null;
}

/** A text in pieces, in order: its web addresses, and what is between them. */
export function linkedText(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { index, lastIndex, url, text: shown } of linkify.match(text) ?? []) {
    if (index > end) pieces.push({ text: text.slice(end, index), url: null });
    pieces.push({ text: shown, url });
    end = lastIndex;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), url: null });
  return pieces;
}
