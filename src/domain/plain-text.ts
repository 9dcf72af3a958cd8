// Text as people see it: without what shows nothing, and with letters and dots that look alike as one.

/** Zero-width spaces and joiners, fillers, direction marks, variation selectors, the empty Braille pattern. */
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/gu;

const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/u;

/** Whether a text shows nothing at all. One with NUL, which nothing may hold, is not blank: it is refused. */
export function isBlank(text: string): boolean {
  return !visible.test(text) && !text.includes('\0');
}

/** A text as it is compared and judged, never as it is kept: full-width letters and dots in the plain form, without invisible characters. */
export function asSeen(text: string): string {
  return text.replaceAll(invisible, '').normalize('NFKC').replaceAll('\u3002', '.');
}

/**
 * What has no place in a name: markup, links, control characters and line ends, and marks that turn the writing round. Mail
 * programs make a link of `evil.example` too, so a dot may stand before a space or after an initial, not in front of a word.
 */
const notInNames = /[<>\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]|:\/\/|www\.|[\p{L}\p{N}]\.\p{L}{2}|\d\.\d+\.\d/iu;

/**
 * Whether a text can be the name of a person or a club, which emails carry to others: without an address, also one with dots of another
 * script or something invisible in it, and without markup (docs/product.md#accounts).
 */
export function canBeName(text: string): boolean {
  return !notInNames.test(text) && !notInNames.test(asSeen(text));
}
