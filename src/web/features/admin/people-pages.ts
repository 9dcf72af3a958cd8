// The list of people, read page by page.

import { useInfiniteQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '#web/lib/api.ts';
import { listPages, listState } from '#web/lib/list-pages.ts';
import { urlKey } from '#web/lib/query-keys.ts';
import type { PeopleSearch } from './people-search.ts';

/** Query options of all pages of a filter; the key is the address of the first page, so that writes refresh them. */
function peoplePages(filter: PeopleSearch) {
  return listPages(
    urlKey(endpoints.listPeople, { query: { ...filter } }),
    (start, signal) => call(endpoints.listPeople, { query: { ...filter, ...start }, signal }),
    ({ people }) => people,
  );
}

/**
 * People that match the filters, newest first. Unless a state is chosen, those who wait for approval come before everyone
 * else.
 */
export function usePeople(filter: PeopleSearch) {
  const { state, ...others } = filter;
  const matching = useInfiniteQuery(peoplePages(filter));
  const waiting = useInfiniteQuery({ ...peoplePages({ ...others, state: 'pending' }), enabled: state === undefined });
  const first = state === undefined ? waiting.data : [];
  const ready = first && matching.data;
  const firstIds = new Set(first?.map(({ id }) => id));
  return {
    people: ready && [...first, ...matching.data.filter(({ id }) => !firstIds.has(id))],
    ...listState(matching),
    error: matching.error ?? (state === undefined ? waiting.error : null),
    retry: () => void Promise.all([matching.refetch(), ...(state === undefined ? [waiting.refetch()] : [])]),
  };
}
