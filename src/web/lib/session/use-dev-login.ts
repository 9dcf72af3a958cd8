// Signing in with one click, where the installation offers it.

import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { startSession } from './session.ts';

/** Signs in as a person without a password and opens the start: `signIn(person.id)`. */
export function useDevLogin({ onError }: { onError: (error: Error) => void }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const login = useCall(endpoints.devLogin, {
    onSuccess: (user) => {
      startSession(queryClient, user);
      void navigate({ to: '/' });
    },
    onError,
  });
  const isBusy = login.isPending || login.isSuccess;
  return {
    /** The person who is being signed in. */
    chosen: isBusy ? login.variables?.body.userId : undefined,
    signIn: (userId: string) => {
      if (!isBusy) login.mutate({ body: { userId } });
    },
  };
}
