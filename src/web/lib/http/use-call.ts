// Writes. The endpoint registry says what a call changes; everything showing that is refetched.

import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer, EndpointDefinition } from '#contract/endpoint.ts';
import { call, type Sent } from './api.ts';
import { refresh } from './what-changes.ts';

/** A call that needs nothing may be made with nothing: `mutate()`. */
type Variables<E extends EndpointDefinition> = Record<never, never> extends Sent<E> ? Sent<E> | void : Sent<E>;

/** What a call may do besides. */
export type CallOptions<E extends EndpointDefinition, Context> = Omit<
  UseMutationOptions<Answer<E>, Error, Variables<E>, Context>,
  'mutationFn' | 'mutationKey'
> & {
  /** Reads that are about to leave the screen, because the call takes away what they show. */
  except?: readonly EndpointDefinition[];
  /** Someone else may have decided meanwhile: what is on the screen is read again after a failure, too. */
  refreshOnFailure?: true;
};

/**
 * A mutation that calls an endpoint: `useCall(endpoints.createVideo)`, then `mutate({ body })`. On success whatever shows what the
 * endpoint `changes` is read again where it is shown, and before it is shown next.
 */
export function useCall<E extends EndpointDefinition, Context = unknown>(
  endpoint: E,
  { except, refreshOnFailure, ...options }: CallOptions<E, Context> = {},
) {
  const queryClient = useQueryClient();
  const send = call as (endpoint: EndpointDefinition, sent: Sent<E>) => Promise<Answer<E>>;
  return useMutation<Answer<E>, Error, Variables<E>, Context>({
    ...options,
    mutationFn: (sent) => send(endpoint, (sent ?? {}) as Sent<E>),
    onSuccess: (...parameters) => {
      refresh(queryClient, endpoint.changes ?? [], except);
      return options.onSuccess?.(...parameters);
    },
    onError: (...parameters) => {
      if (refreshOnFailure) refresh(queryClient, endpoint.changes ?? [], except);
      return options.onError?.(...parameters);
    },
  });
}
