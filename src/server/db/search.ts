// Searching by text, and the order of names.

import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { searchText } from '#domain/search-text.ts';

/**
 * A LIKE pattern that finds a search anywhere in a `searchable` text, with its `%`, `_` and `\\` taken literally; null without a search.
 */
export function searchPattern(search: string | undefined): string | null {
  const text = searchText(search ?? '').trim();
  return text === '' ? null : `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** A text in searchable form: `searchText` of the domain as a database function. */
export function searchable(text: SQLWrapper): SQL<string> {
  return sql<string>`search_text(${text})`;
}

/** Whether one of the texts matches a pattern of `searchPattern`. */
export function oneMatches(pattern: SQLWrapper | string, ...texts: SQLWrapper[]): SQL | undefined {
  return or(...texts.map((text) => sql`${searchable(text)} like ${pattern}`));
}

/** Whether one of the texts contains the search, ignoring accents and case; no condition without a search. */
export function holdsSearch(search: string | undefined, ...texts: SQLWrapper[]): SQL | undefined {
  const pattern = searchPattern(search);
  return pattern === null ? undefined : oneMatches(pattern, ...texts);
}

/** A name as lists sort it: `compareNames` of the domain, the same on every machine. */
export function inOrder(name: SQLWrapper): SQL<string> {
  return sql<string>`(${name} collate "en-x-icu")`;
}
