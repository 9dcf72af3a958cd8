// The coach's players, read page by page.

import { useInfiniteQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '#web/lib/api.ts';
import { listPages, listState } from '#web/lib/list-pages.ts';
import { urlKey } from '#web/lib/query-keys.ts';
import type { PlayersSearch } from './players-search.ts';

/** Query options of all pages of a filter; the key is the address of the first page, so that writes refresh them. */
function playerPages(filter: PlayersSearch) {
  return listPages(
    urlKey(endpoints.listCoachedPlayers, { query: { ...filter } }),
    (start, signal) => call(endpoints.listCoachedPlayers, { query: { ...filter, ...start }, signal }),
    ({ players }) => players,
  );
}

/** The players that the filters let through, in the order chosen. */
export function usePlayers(filter: PlayersSearch) {
  const list = useInfiniteQuery(playerPages(filter));
  return {
    players: list.data,
    ...listState(list),
  };
}
