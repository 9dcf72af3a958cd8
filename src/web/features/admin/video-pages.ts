// The administrator's list of videos, read page by page.

import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '#web/lib/api.ts';
import { urlKey } from '#web/lib/query-keys.ts';
import type { VideoFilter } from './videos-search.ts';

/** Query options of all pages of a filter; the key is the address of the first page, so that writes refresh them. */
function videoPages(show: VideoFilter) {
  return infiniteQueryOptions({
    queryKey: urlKey(endpoints.listAdminVideos, { query: { show } }),
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.listAdminVideos, { query: { show, ...(pageParam && { after: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => pages.flatMap(({ videos }) => videos),
    placeholderData: keepPreviousData,
    // Others upload and review meanwhile: each visit looks again.
    staleTime: 0,
  });
}

/** Videos of a filter, newest first. */
export function useVideos(show: VideoFilter) {
  const list = useInfiniteQuery(videoPages(show));
  return {
    videos: list.data,
    error: list.error,
    retry: () => void list.refetch(),
    /** What is shown still belongs to the filter before this one. */
    isOutdated: list.isPlaceholderData,
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    loadMore: () => void list.fetchNextPage(),
  };
}
