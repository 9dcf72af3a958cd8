// The list of levels, read page by page, and what a decision makes stale.

import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import type { LevelView } from '#domain/level-verification.ts';
import { call, query } from '#web/lib/api.ts';
import { listPages, listState } from '#web/lib/list-pages.ts';
import { isKeyOf, urlKey } from '#web/lib/query-keys.ts';

/** Query options of all pages of a view; the key is the address of the first page, so that writes refresh them. */
function levelPages(show: LevelView, search: string | undefined) {
  const filter = { show, ...(search && { search }) };
  return listPages(
    urlKey(endpoints.listLevels, { query: filter }),
    (start, signal) => call(endpoints.listLevels, { query: { ...filter, ...start }, signal }),
    ({ players }) => players,
  );
}

/** The players of a view. */
export function useLevels(show: LevelView, search: string | undefined) {
  const list = useInfiniteQuery(levelPages(show, search));
  return {
    players: list.data,
    ...listState(list),
  };
}

/** How many players each view holds; undefined until it is known. */
export function useLevelCounts() {
  return useQuery({ ...query(endpoints.countLevels), staleTime: 0 }).data;
}

/** Reads everything that shows levels again, also after a failure: it may be that somebody else has decided. */
export function refreshLevels(queryClient: QueryClient): void {
  const stale = [endpoints.listLevels, endpoints.countLevels, endpoints.getLevelCase, endpoints.getPlayerProgress];
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => stale.some((one) => isKeyOf(one, queryKey)) });
}
