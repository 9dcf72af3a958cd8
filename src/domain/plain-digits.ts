// Typed digits and signs in their plain form. A file of its own, since the first screens read times but no numbers.

/** Offset of the wide forms of Asian keyboards (U+FF01 to U+FF5E) from the plain characters. */
const wideOffset = 0xfee0;

/** A text with wide characters in plain form, without direction marks, trimmed. */
export function plainDigits(typed: string): string {
  return typed
    .replaceAll(/[\uFF01-\uFF5E]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) - wideOffset))
    .replaceAll(/[\u061C\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim();
}
