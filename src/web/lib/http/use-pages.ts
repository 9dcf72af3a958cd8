// Paged lists.

import { infiniteQueryOptions, keepPreviousData, type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import type { EndpointDefinition, SentParams, SentQuery } from '#contract/endpoint.ts';
import { readPage } from './api.ts';
import { type UrlValues, urlKey } from './query-keys.ts';
import { freshnessOf } from './what-changes.ts';

/** The rows of an endpoint's pages: its answer is a page (`paged`), or the rows themselves. */
type RowOf<A> = A extends readonly (infer Row)[] ? Row : A extends { rows: readonly (infer Row)[] } ? Row : never;

/** What decides which rows the list has: everything but where a page starts. */
type Filter<E extends EndpointDefinition> = { params?: SentParams<E> } & {
  query?: Omit<NonNullable<SentQuery<E>>, 'after'>;
};

/** The pages of a list, for the screen and for its route. The key is the address of the first page, so that writes refresh them all. */
function pagesOf<E extends EndpointDefinition>(endpoint: E, filter: Filter<E>) {
  const { params, query } = filter as UrlValues;
  return infiniteQueryOptions({
    queryKey: urlKey(endpoint, { params, query }),
    queryFn: ({ pageParam, signal }) =>
      readPage(endpoint, {
        params,
        query: { ...query, ...(pageParam !== null && { after: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    ...freshnessOf(endpoint),
  });
}

/** In a route's loader: asks for a list's first page while the screen's code is on its way. Failures are left to the screen. */
export function startPages<E extends EndpointDefinition>(
  queryClient: QueryClient,
  endpoint: E,
  filter: Filter<E> = {},
): void {
  void queryClient.prefetchInfiniteQuery(pagesOf(endpoint, filter));
}

/**
 * The rows of a list with all that a screen shows beside them. While the pages of another filter are on their way, those of the filter
 * before it stay.
 */
export function usePages<E extends EndpointDefinition>(
  endpoint: E,
  filter: Filter<E> = {},
  { isEnabled = true }: { isEnabled?: boolean } = {},
) {
  const list = useInfiniteQuery({
    ...pagesOf(endpoint, filter),
    select: ({ pages }) => ({ rows: pages.flatMap(({ answer }) => rowsOf(answer)), first: pages[0]?.answer }),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  });
  return {
    /** Undefined until the first page has come. */
    rows: list.data?.rows,
    /** The answer with the first page, for what it tells beside the rows. */
    first: list.data?.first,
    isPending: list.isPending,
    error: list.error,
    retry: () => void list.refetch(),
    /** What is shown still belongs to the filter before this one. */
    isOutdated: list.isPlaceholderData,
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    loadMore: () => void list.fetchNextPage(),
  };
}

function rowsOf<A>(answer: A): readonly RowOf<A>[] {
  const { rows = answer } = answer as { rows?: unknown };
  return rows as readonly RowOf<A>[];
}
