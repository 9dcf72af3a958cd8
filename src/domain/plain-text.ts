// Text as people send, see and search it: one way for each kind of text (docs/product.md#typed-text).

/** Zero-width spaces and joiners, fillers, direction marks, variation selectors, the empty Braille pattern. */
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/gu;

const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/u;

/** Whether a text shows nothing. Text with NUL is not blank: it is refused. */
export function isBlank(text: string): boolean {
  return !visible.test(text) && !text.includes('\0');
}

/** A text for comparing and checking, never for storing: full-width letters and dots in plain form, without invisible characters. */
export function toComparable(text: string): string {
  return text.replaceAll(invisible, '').normalize('NFKC').replaceAll('\u3002', '.');
}

/**
 * Not allowed in a name: markup, links, control characters, line ends and direction marks. Email programs turn `evil.example` into a
 * link, too, so a dot may come before a space or after an initial, not before a word.
 */
const notInNames = /[<>\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]|:\/\/|www\.|[\p{L}\p{N}]\.\p{L}{2}|\d\.\d+\.\d/iu;

/**
 * Whether a text can be the name of a person or a club, which emails carry to others: without an address, even a disguised one, and
 * without markup (docs/product.md#accounts).
 */
export function canBeName(text: string): boolean {
  return !notInNames.test(text) && !notInNames.test(toComparable(text));
}

/**
 * Cleans an address, a code or a link for storing: phones and chats add invisible characters, wide spaces and full-width letters.
 * Nothing else changes: a letter that only resembles another one stays, and is refused.
 */
export function cleanWord(text: string): string {
  return text
    .replaceAll(invisible, '')
    .replaceAll(/[\uFF01-\uFF5E]/g, (wide) => String.fromCodePoint((wide.codePointAt(0) ?? 0) - 0xfe_e0))
    .replaceAll(/[\u3002\uFF61]/g, '.')
    .trim();
}

/** Cleans a text of one line, such as a subject: line ends and control characters become spaces, so that none ends a line of an email. */
export function cleanLine(text: string): string {
  // Text with NUL is left as it is: it is refused.
  return text.includes('\0') ? text : text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** Joiners between letters, as in Persian and Indian names, and between emoji; and variation selectors of emoji. */
const joiner =
  /(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D](?=[\p{L}\p{M}\p{Extended_Pictographic}])|(?<=\p{Extended_Pictographic})\uFE0F/u;
const notInLines = new RegExp(`(?!${joiner.source}|\\p{Bidi_Control})${invisible.source}`, 'gu');

/**
 * Cleans a name for storing: each accented letter as one character (NFC), single spaces, nothing invisible. Direction marks at both
 * ends are removed; `canBeName` refuses the others.
 */
export function cleanName(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(notInLines, '')
    .replaceAll(/^[\s\u061C\u200E\u200F]+|[\s\u061C\u200E\u200F]+$/g, '')
    .replaceAll(/[^\S\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}
