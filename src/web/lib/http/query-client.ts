// The query client, which also notices a lost session or view.

import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { browserNavigation } from '#web/lib/browser-navigation.ts';
import { ApiError, isUnauthorized } from './api-error.ts';
import { isKeyOf } from './query-keys.ts';

interface Listeners {
  onUnauthorized: () => void;
  onViewOver?: (sentence: string) => void;
}

/**
 * The query client with the defaults of docs/product.md#screens: no refetch on focus or interval, data never stale, no retries, and without
 * a connection a failure at once. `onUnauthorized` hears of every call that a lost session refused, except the question who is signed in;
 * `onViewOver` of calls that were meant as someone else as whom the product cannot be viewed any more. Neither hears of what a document is
 * refused that is being left.
 */
export function createQueryClient({ onUnauthorized, onViewOver }: Listeners): QueryClient {
  const notice = (error: Error) => {
    if (browserNavigation.isLeaving) return;
    if (isUnauthorized(error)) onUnauthorized();
    else if (error instanceof ApiError && error.code === 'view_over') onViewOver?.(error.sentence);
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
        retry: false,
        networkMode: 'always',
        // What failed without a connection is read again with one.
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
