// What the address of My Players says: which players, in which order.

import { type PlayerFilter, type PlayerOrder, playerFilters, playerOrders } from '#domain/people/connections.ts';
import { textIn } from '#web/lib/search-values.ts';

/** Search parameters of the list; what is left out is everyone, by name. */
export interface PlayersSearch {
  search?: string;
  show?: PlayerFilter;
  sort?: PlayerOrder;
}

/**
 * Reads the search parameters; whatever is none of the known values is `undefined`. Every key is named: the router keeps the raw
 * value of a key that is left out.
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
