// Search parameters of the list of coaches.

import { textIn } from '#web/lib/search-values.ts';

/** What the list is narrowed to; nothing means every coach. */
export interface FindSearch {
  search?: string;
  /** ISO 3166 code. */
  country?: string;
  /** ISO 639-1 code. */
  language?: string;
}

/** Reads the search parameters. Names each key, because the router passes on unnamed ones unchecked. */
export function parseFindSearch(given: Record<string, unknown>): FindSearch {
  return {
    search: textIn(given['search']),
    country: code(given['country'], /^[A-Z]{2}$/),
    language: code(given['language'], /^[a-z]{2}$/),
  };
}

/** A code with the right form; an unknown one finds nobody. */
function code(value: unknown, form: RegExp): string | undefined {
  return typeof value === 'string' && form.test(value) ? value : undefined;
}
