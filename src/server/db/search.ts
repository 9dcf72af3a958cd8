// Searching by text, and the order of names.

import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { searchText } from '#domain/search-text.ts';

/**
 * What is searched as a LIKE pattern that finds it anywhere in a `searchable` text, its own `%`, `_` and `\\` taken literally; null where
 * nothing is searched.
 */
export function searchPattern(search: string | undefined): string | null {
  const text = searchText(search ?? '').trim();
  return text === '' ? null : `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** A text as it is searched: `searchText` of the domain, as a function of the database. */
export function searchable(text: SQLWrapper): SQL<string> {
  return sql<string>`search_text(${text})`;
}

/** Whether one of some texts holds a pattern of `searchPattern`. */
export function oneMatches(pattern: SQLWrapper | string, ...texts: SQLWrapper[]): SQL | undefined {
  return or(...texts.map((text) => sql`${searchable(text)} like ${pattern}`));
}

/** Whether one of some texts holds what is searched, whatever its accents and capitals; no condition where nothing is searched. */
export function holdsSearch(search: string | undefined, ...texts: SQLWrapper[]): SQL | undefined {
  const pattern = searchPattern(search);
  return pattern === null ? undefined : oneMatches(pattern, ...texts);
}

/** A name as lists are put in order by it: `compareNames` of the domain, on every machine alike. */
export function inOrder(name: SQLWrapper): SQL<string> {
  return sql<string>`(${name} collate "en-x-icu")`;
}
