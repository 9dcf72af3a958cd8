// What goes to a model and what comes from one: words, without addresses that lead anywhere.

// Every repetition has a bound, so that no text takes long.
const markdownLink = /!?\[([^\]]{0,300})\]\([^)]{0,2000}\)/g;
// Whatever mail programs and chat windows make a link of: with a scheme, with www., or a mail address.
const link = /(?:\b[a-z][a-z\d+.-]{1,20}:\/\/|\bwww\.|\b(?:javascript|data|mailto):(?=\S))\S*/gi;
const mailAddress = /[^\s@]{1,64}@[^\s@]{1,255}/g;
// Control characters but tabs and line ends, and marks that turn the writing round.
const unseen = /[^\P{Cc}\t\n]|\p{Bidi_Control}/gu;

/** The text without links, mail addresses and characters that nobody sees. Stored and shown as text, it can only be read. */
export function plainWords(text: string): string {
  return text
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .replaceAll(unseen, '')
    .replaceAll(markdownLink, '$1')
    .replaceAll(link, '…')
    .replaceAll(mailAddress, '…')
    .trim();
}
