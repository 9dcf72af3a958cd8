// A write, stated with what it makes stale.

import {
  type QueryClient,
  type QueryKey,
  type UseMutationOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { Answer, EndpointDefinition } from '#contract/endpoint.ts';
import { call, type Sent } from './api.ts';
import { isKeyOf } from './query-keys.ts';

/** What to read again: an endpoint (with any parameters), or a query key (and all keys that start with it). */
export type Refreshed = EndpointDefinition | QueryKey;

/** A call that needs nothing may be made with nothing: `mutate()`. */
type Variables<E extends EndpointDefinition> = Record<never, never> extends Sent<E> ? Sent<E> | void : Sent<E>;

type CallOptions<E extends EndpointDefinition, Context> = Omit<
  UseMutationOptions<Answer<E>, Error, Variables<E>, Context>,
  'mutationFn' | 'mutationKey'
> & { refreshes?: readonly Refreshed[] };

/**
 * A mutation that calls an endpoint: `useCall(endpoints.createVideo, { refreshes: [endpoints.listVideos] })`, then
 * `mutate({ body })`. On success everything in `refreshes` is read again where it is shown, and before it is shown next.
 */
export function useCall<E extends EndpointDefinition, Context = unknown>(
  endpoint: E,
  { refreshes = [], ...options }: CallOptions<E, Context> = {},
) {
  const queryClient = useQueryClient();
  const send = call as (endpoint: EndpointDefinition, sent: Sent<E>) => Promise<Answer<E>>;
  return useMutation<Answer<E>, Error, Variables<E>, Context>({
    ...options,
    mutationFn: (sent) => send(endpoint, (sent ?? {}) as Sent<E>),
    onSuccess: (...parameters) => {
      refresh(queryClient, refreshes);
      return options.onSuccess?.(...parameters);
    },
  });
}

/** Marks what is named as stale; what is on the screen is fetched again at once. */
function refresh(queryClient: QueryClient, refreshes: readonly Refreshed[]): void {
  for (const one of refreshes) {
    // Not awaited: the person goes on while lists catch up, and a failed refresh shows in its own place.
    void queryClient.invalidateQueries(
      'path' in one ? { predicate: ({ queryKey }) => isKeyOf(one, queryKey) } : { queryKey: one },
    );
  }
}
