// The queue, read page by page, and how much each of its views holds.

import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import type { QueueView } from '#domain/review-queue.ts';
import { call, query } from '#web/lib/api.ts';
import { listPages, listState } from '#web/lib/list-pages.ts';
import { isKeyOf, urlKey } from '#web/lib/query-keys.ts';

/** Query options of all pages of a view; the key is the address of the first page, so that writes refresh them. */
function queuePages(show: QueueView, search: string | undefined) {
  const filter = { show, ...(search && { search }) };
  return listPages(
    urlKey(endpoints.listReviewQueue, { query: filter }),
    (start, signal) => call(endpoints.listReviewQueue, { query: { ...filter, ...start }, signal }),
    ({ items }) => items,
  );
}

/** The videos of a view, in the order in which they are to be reviewed. */
export function useQueue(show: QueueView, search: string | undefined) {
  const list = useInfiniteQuery(queuePages(show, search));
  return {
    items: list.data,
    ...listState(list),
  };
}

/** How many videos each view holds; undefined until it is known. */
export function useQueueCounts() {
  return useQuery({ ...query(endpoints.countReviewQueue), staleTime: 0 }).data;
}

/** Reads the queue and its counts again where they are shown, and before they are shown next. */
export function refreshQueue(queryClient: QueryClient): void {
  const stale = [endpoints.listReviewQueue, endpoints.countReviewQueue];
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => stale.some((one) => isKeyOf(one, queryKey)) });
}
