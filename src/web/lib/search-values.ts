// Parses values from a screen's address, which may be anything.

import { isBlank } from '#domain/plain-text.ts';

/** Without the schema of the contract: every screen's address is read before the first paint. */
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** An id; undefined for anything else. */
export function idIn(value: unknown): string | undefined {
  return typeof value === 'string' && uuid.test(value) ? value.toLowerCase() : undefined;
}

/** A text to search for, trimmed, of up to 100 characters; undefined when there is none. Digits arrive as a number. */
export function textIn(value: unknown): string | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, 100) : '';
  return isBlank(text) ? undefined : text;
}
