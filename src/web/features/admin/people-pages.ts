// The list of people, read page by page.

import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '#web/lib/api.ts';
import { urlKey } from '#web/lib/query-keys.ts';
import type { PeopleSearch } from './people-search.ts';

/** Query options of all pages of a filter; the key is the address of the first page, so that writes refresh them. */
function peoplePages(filter: PeopleSearch) {
  return infiniteQueryOptions({
    queryKey: urlKey(endpoints.listPeople, { query: { ...filter } }),
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.listPeople, { query: { ...filter, ...(pageParam && { after: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => pages.flatMap(({ people }) => people),
    placeholderData: keepPreviousData,
    // Others register meanwhile: each visit looks again.
    staleTime: 0,
  });
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
    error: matching.error ?? (state === undefined ? waiting.error : null),
    retry: () => void Promise.all([matching.refetch(), ...(state === undefined ? [waiting.refetch()] : [])]),
    /** What is shown still belongs to the filters before these. */
    isOutdated: matching.isPlaceholderData,
    hasMore: matching.hasNextPage,
    isLoadingMore: matching.isFetchingNextPage,
    loadMore: () => void matching.fetchNextPage(),
  };
}
