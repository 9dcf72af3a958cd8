// Tables of texts, which are said in the language in force each time that they are read.

import type { MessageDescriptor } from '@lingui/core';
import { say } from './say.ts';

/** A table with sentences instead of its texts. */
export type Said<Table> = MessageDescriptor extends Table
  ? string
  : Table extends object
    ? { readonly [Key in keyof Table]: Said<Table[Key]> }
    : Table;

/**
 * A table whose texts (`` msg`…` ``) are read as sentences in the language in force. It is written once, when its file is loaded, and
 * read for people of several languages.
 */
// @__NO_SIDE_EFFECTS__
export function said<const Table extends object>(table: Table): Said<Table> {
  const result = Array.isArray(table) ? [] : {};
  for (const [key, value] of Object.entries(table)) {
    const property = isText(value)
      ? { get: () => say(value) }
      : { value: typeof value === 'object' && value !== null ? said(value as object) : (value as unknown) };
    Object.defineProperty(result, key, { ...property, enumerable: true });
  }
  return result as Said<Table>;
}

function isText(value: unknown): value is MessageDescriptor {
  return typeof value === 'object' && value !== null && 'message' in value;
}
