// Invalidates queries: the endpoint registry says what reads show and what writes change.

import type { Query, QueryClient } from '@tanstack/react-query';
import type { ChangeTopic } from '#contract/changes.ts';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { isKeyOf } from './query-keys.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { shows?: readonly ChangeTopic[] };
  }
}

/** What its route asked for while the screen's code was on its way is not asked for again by the screen, in milliseconds. */
const sameVisit = 5_000;

/** How a read of the table stays fresh: until what it shows changes; some are looked at again each time they come on the screen. */
export function freshnessOf({ shows, refetchOnOpen }: EndpointDefinition) {
  return { meta: { shows: shows ?? [] }, ...(refetchOnOpen && { staleTime: sameVisit }) };
}

/**
 * Marks queries that show one of the subjects as stale; visible ones are refetched at once.
 *
 * @param except reads that are about to leave the screen, because what they show is gone
 */
export function refresh(
  queryClient: QueryClient,
  changed: readonly ChangeTopic[],
  except: readonly EndpointDefinition[] = [],
): void {
  if (changed.length === 0) return;
  const isStale = ({ meta, queryKey }: Query) =>
    (meta?.shows ?? []).some((subject) => changed.includes(subject)) && !except.some((one) => isKeyOf(one, queryKey));
  // What is being read for the first time is not asked for again at once, and may have been answered before the change.
  const isFirstRead = (query: Query) => query.state.data === undefined && query.state.fetchStatus === 'fetching';
  for (const { promise, queryKey } of queryClient.getQueryCache().findAll({ predicate: isStale }).filter(isFirstRead)) {
    void promise?.then(
      () => queryClient.invalidateQueries({ queryKey, exact: true }),
      () => {},
    );
  }
  // Not awaited: the person goes on while lists catch up, and a failed refresh shows in its own place.
  void queryClient.invalidateQueries({ predicate: isStale });
}
