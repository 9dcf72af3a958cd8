// Coaches who can be asked, read page by page.

import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '#web/lib/api.ts';
import { listState } from '#web/lib/list-pages.ts';
import { urlKey } from '#web/lib/query-keys.ts';
import type { FindSearch } from './find-search.ts';

/** Query options of all pages of a filter; the key is the address of the first page, so that writes refresh them. */
function coachPages(filter: FindSearch) {
  return infiniteQueryOptions({
    queryKey: urlKey(endpoints.findCoaches, { query: { ...filter } }),
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.findCoaches, { query: { ...filter, ...(pageParam && { after: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** The coaches that the filters let through, and what there is to filter by. */
export function useCoaches(filter: FindSearch) {
  const list = useInfiniteQuery(coachPages(filter));
  return {
    coaches: list.data?.pages.flatMap(({ coaches }) => coaches),
    offered: list.data?.pages[0]?.offered ?? { countries: [], languages: [] },
    ...listState(list),
  };
}
