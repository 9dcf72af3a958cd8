// Addresses in a text: everything that a browser, an email program or a chat window would turn into a link.

/** Dots, colons and slashes, also of other scripts: browsers treat them alike. */
const [dot, colon, slash] = ['[.\u3002\uFF0E\uFF61]', '[:\uFF1A]', '[/\\\\\uFF0F\uFF3C]'];
const endings = 'com|net|org|io|app|dev|info|xyz|dk|es|se|eu|uk|tv|example';

// Every repetition is bounded, so that no text takes long.
const address = new RegExp(
  [
    // With a scheme and any slash: `http:/\host` leads where `http://host` does.
    `(?<![a-z\\d])[a-z][a-z\\d+.-]{0,20}${colon}${slash}\\S*`,
    // Schemes that work without slashes: `https:host`.
    `(?<![a-z\\d])(?:https?|ftps?|wss?|file|javascript|vbscript|data|mailto|tel|sms)${colon}(?=\\S)\\S*`,
    // Without a scheme: `//host`, `/\host`.
    `(?<![\\p{L}\\d:])${slash}{2}(?=[\\p{L}\\d])\\S*`,
    `(?<![\\p{L}\\d])www${dot}\\S*`,
    `(?<![\\p{L}\\d.-])(?:[\\p{L}\\d-]{1,63}${dot}){1,6}(?:${endings})(?![\\p{L}\\d-])(?:[/?#:]\\S*)?`,
    // A mailbox.
    '[^\\s@\uFF20]{1,64}[@\uFF20][^\\s@\uFF20]{1,255}',
  ].join('|'),
  'giu',
);

/** The text with an ellipsis for each address. */
export function withoutAddresses(text: string): string {
  return text.replaceAll(address, '…');
}

/** Whether a text contains an address. */
export function containsAddress(text: string): boolean {
  return text.search(address) >= 0;
}
