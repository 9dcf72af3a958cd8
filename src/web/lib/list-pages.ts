// Lists that are read page by page.

import { infiniteQueryOptions, keepPreviousData, type QueryKey } from '@tanstack/react-query';

/** Where a page starts: after the last row of the one before, or at the beginning. */
export type PageStart = { after?: string };

/**
 * Query options of all pages of a list, as rows. What others do meanwhile changes such lists, so each visit looks again; and while
 * the pages of another filter are on their way, those of the filter before it stay.
 *
 * @param queryKey the address of the first page, so that writes refresh them all
 * @param read reads the page that starts there
 */
export function listPages<Page extends { next: string | null }, Row>(
  queryKey: QueryKey,
  read: (start: PageStart, signal: AbortSignal) => Promise<Page>,
  rowsOf: (page: Page) => readonly Row[],
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam === null ? {} : { after: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => pages.flatMap(rowsOf),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

interface PagedQuery {
  error: Error | null;
  isPlaceholderData: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  refetch: () => Promise<unknown>;
  fetchNextPage: () => Promise<unknown>;
}

/** What a screen shows of such a list beside its rows. */
export function listState(list: PagedQuery) {
  return {
    error: list.error,
    retry: () => void list.refetch(),
    /** What is shown still belongs to the filter before this one. */
    isOutdated: list.isPlaceholderData,
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    loadMore: () => void list.fetchNextPage(),
  };
}
