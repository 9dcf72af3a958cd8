// How many levels wait, and what a decision makes stale.

import { type QueryClient, useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';
import { isKeyOf } from '#web/lib/http/query-keys.ts';

/** How many players each view holds; undefined until it is known. */
export function useLevelCounts() {
  return useQuery({ ...query(endpoints.countLevels), staleTime: 0 }).data;
}

/** Reads everything that shows levels again, also after a failure: it may be that somebody else has decided. */
export function refreshLevels(queryClient: QueryClient): void {
  const stale = [endpoints.listLevels, endpoints.countLevels, endpoints.getLevelCase, endpoints.getPlayerProgress];
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => stale.some((one) => isKeyOf(one, queryKey)) });
}
