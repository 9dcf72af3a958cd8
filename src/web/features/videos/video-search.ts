// Search parameters of My Videos: filter, order, and the form.

import { type SortOrder, type StatusFilter, sortOrders, statusFilters } from '#domain/videos/videos.ts';
import { idIn, textIn } from '#web/lib/search-values.ts';
import { cardsOfPage } from './cards-of-page.ts';

/** Defaults are `all`, `recent` and closed. */
export interface VideosSearch {
  status?: StatusFilter;
  sort?: SortOrder;
  add?: true;
  /** Content shared by a phone, for the form: the link, perhaps among words, and a title. */
  link?: string;
  title?: string;
  /** The player an administrator looks at, and their search. */
  player?: string;
  search?: string;
}

/**
 * Reads the search parameters; unknown values become `undefined`. Every key is named: the router keeps the raw value of a key that is
 * left out.
 */
export function parseVideosSearch(search: Record<string, unknown>): VideosSearch {
  const status = statusFilters.find((filter) => filter === search['status']);
  const sort = sortOrders.find((order) => order === search['sort']);
  return {
    status: status === 'all' ? undefined : status,
    sort: sort === 'recent' ? undefined : sort,
    add: search['add'] === true || search['add'] === 'true' ? true : undefined,
    link: sharedIn(search['link']),
    title: sharedIn(search['title']),
    player: idIn(search['player']),
    search: textIn(search['search']),
  };
}

/** Text shared by a phone; digits alone arrive as a number. */
function sharedIn(value: unknown): string | undefined {
  return (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '') || undefined;
}

/** The form with shared content, by the manifest's `share_target`; apps put the link into any of the three. */
export function shareAsSearch(search: Record<string, unknown>): VideosSearch {
  const [title, ...texts] = ['title', 'text', 'url'].map((name) => sharedIn(search[name]));
  return { add: true, title, link: texts.filter(Boolean).join(' ') || undefined };
}

/** The query of a player's own list. */
export function ownVideosFilter({ status, sort }: VideosSearch) {
  return { query: { status, sort, limit: cardsOfPage } };
}
