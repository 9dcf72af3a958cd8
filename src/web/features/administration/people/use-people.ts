// The list of people: those who wait for approval first.

import { endpoints } from '#contract/endpoints.ts';
import { usePages } from '#web/lib/http/use-pages.ts';
import type { PeopleSearch } from './people-search.ts';

/**
 * People that match the filters, newest first. Unless a state is chosen, those who wait for approval come before everyone
 * else.
 */
export function usePeople(filter: PeopleSearch) {
  const { state, ...others } = filter;
  const isMixed = state === undefined;
  const matching = usePages(endpoints.listPeople, { query: filter });
  const waiting = usePages(endpoints.listPeople, { query: { ...others, state: 'pending' } }, { isEnabled: isMixed });
  const first = isMixed ? waiting.rows : [];
  const firstIds = new Set(first?.map(({ id }) => id));
  return {
    ...matching,
    rows: first && matching.rows && [...first, ...matching.rows.filter(({ id }) => !firstIds.has(id))],
    error: matching.error ?? (isMixed ? waiting.error : null),
    retry: () => {
      matching.retry();
      if (isMixed) waiting.retry();
    },
  };
}
