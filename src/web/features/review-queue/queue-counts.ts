// How much each view of the queue holds, and reading it again.

import { type QueryClient, useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';
import { isKeyOf } from '#web/lib/http/query-keys.ts';

/** How many videos each view holds; undefined until it is known. */
export function useQueueCounts() {
  return useQuery({ ...query(endpoints.countReviewQueue), staleTime: 0 }).data;
}

/** Reads the queue and its counts again where they are shown, and before they are shown next. */
export function refreshQueue(queryClient: QueryClient): void {
  const stale = [endpoints.listReviewQueue, endpoints.countReviewQueue];
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => stale.some((one) => isKeyOf(one, queryKey)) });
}
