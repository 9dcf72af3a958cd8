// Typed digits and signs in their plain form. Apart, since the first screens read times and no numbers.

/** How far the wide forms of Asian keyboards (U+FF01 to U+FF5E) lie behind the plain signs. */
const wideOffset = 0xfee0;

/** A text with the plain form of what Asian keyboards write wide, without signs that only say in which direction it runs, and trimmed. */
export function plainDigits(typed: string): string {
  return typed
    .replaceAll(/[\uFF01-\uFF5E]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) - wideOffset))
    .replaceAll(/[\u061C\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim();
}
