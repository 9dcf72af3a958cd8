// The player's videos, read page by page.

import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '#web/lib/api.ts';
import { urlKey } from '#web/lib/query-keys.ts';
import type { VideosSearch } from './video-search.ts';

/** Cards of one page: whole rows on every width. */
const pageSize = 24;

/** Query options of all pages of a filter; the key is the address of the first page, so that writes refresh them. */
function videoPages({ status, sort }: VideosSearch) {
  const query = { ...(status && { status }), ...(sort && { sort }), limit: pageSize };
  return infiniteQueryOptions({
    queryKey: urlKey(endpoints.listVideos, { query }),
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.listVideos, { query: { ...query, ...(pageParam && { after: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    // A full page may be followed by an empty one; counting first would cost more than that.
    getNextPageParam: (page) => (page.length < pageSize ? null : page.at(-1)?.id),
    select: ({ pages }) => pages.flat(),
    placeholderData: keepPreviousData,
  });
}

/** The videos that the filter lets through, in the order chosen. */
export function useVideoPages(search: VideosSearch) {
  return useInfiniteQuery(videoPages(search));
}
export type VideoPages = ReturnType<typeof useVideoPages>;
