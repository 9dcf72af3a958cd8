// Search parameters of My Players.

import { type PlayerFilter, type PlayerOrder, playerFilters, playerOrders } from '#domain/people/connections.ts';
import { textIn } from '#web/lib/search-values.ts';

/** Filters and order; the default is everyone, by name. */
export interface PlayersSearch {
  search?: string;
  show?: PlayerFilter;
  sort?: PlayerOrder;
}

/** Reads the search parameters; unknown values become `undefined`. Every key is set, since the router keeps the raw value of missing keys.
 */
export function parsePlayersSearch(given: Record<string, unknown>): PlayersSearch {
  const show = playerFilters.find((one) => one === given['show']);
  const sort = playerOrders.find((one) => one === given['sort']);
  return {
    search: textIn(given['search']),
    show: show === 'all' ? undefined : show,
    sort: sort === 'name' ? undefined : sort,
  };
}
