// The cache of what the server answered, and the one place that notices a lost session.

import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { isUnauthorized } from './api-error.ts';
import { isKeyOf } from './query-keys.ts';

/**
 * The query client with the defaults of specification, section 9: no refetch on focus or interval, data never stale, no
 * retries. `onUnauthorized` hears of every call that a lost session refused, except the question who is signed in.
 */
export function createQueryClient({ onUnauthorized }: { onUnauthorized: () => void }): QueryClient {
  const notice = (error: Error) => {
    if (isUnauthorized(error)) onUnauthorized();
  };
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => {
        if (!isKeyOf(endpoints.getCurrentUser, queryKey)) notice(error);
      },
    }),
    mutationCache: new MutationCache({ onError: notice }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
}
