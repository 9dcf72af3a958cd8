// Switch Role and families: using the product as another person, or returning to the own account.

import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import type { NewView } from '#contract/people/impersonation.ts';
import { browserNavigation } from '#web/lib/browser-navigation.ts';
import { call } from '#web/lib/http/api.ts';
import { useCurrentUser } from './session.ts';
import { announceSession } from './session-tabs.ts';

/** A junior to use the product for, and the screen to begin on; the home page by default. */
export interface JuniorView {
  juniorId: string;
  next?: string | undefined;
}

/** How long writes that are under way may hold the change up, in milliseconds, and how often they are looked at. */
const timeoutMs = 3000;
const pause = 50;

const mutationKey = ['view-change'];

interface ViewChangeOptions {
  onError: (error: Error) => void;
  /** Where returning to the real account leads. */
  returnTo?: string;
}

/**
 * Changes the view, one change at a time, and reloads the product, so that nothing of the previous view remains. A new view starts at
 * the home page, a junior's where it is asked for; returning leads back to Switch Role. Drafts stay, because each has its owner.
 */
export function useViewChange({ onError, returnTo = '/role-switcher' }: ViewChangeOptions) {
  const queryClient = useQueryClient();
  const isGuardian = useCurrentUser().guardian !== null;
  const change = useMutation({
    mutationKey,
    mutationFn: async (view: NewView | JuniorView | null) => {
      // What was written as one person must not arrive as another.
      await otherWritesDone(queryClient);
      // While the session is replaced, other calls may get 401.
      browserNavigation.startLeaving();
      if (view === null) return call(isGuardian ? endpoints.leaveJuniorSession : endpoints.endView);
      if (!('juniorId' in view)) return call(endpoints.startView, { body: view });
      return call(endpoints.openJuniorSession, { params: { userId: view.juniorId } });
    },
    onSuccess: (user, view) => {
      announceSession(user);
      browserNavigation.goTo(view === null ? returnTo : ('juniorId' in view && view.next) || '/');
    },
    onError: (error) => {
      browserNavigation.stay();
      onError(error);
    },
  });
  return {
    /** The new view (null: the real account); undefined without a change under way. */
    next: change.isPending || change.isSuccess ? change.variables : undefined,
    /** Starts a view, or returns to the real account (null). */
    changeView: (view: NewView | JuniorView | null) => {
      // Asked of the client, since a second click may come before the first one shows.
      if (queryClient.isMutating({ mutationKey }) === 0 && !change.isSuccess) change.mutate(view);
    },
  };
}

async function otherWritesDone(queryClient: QueryClient): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  // The change of the view is itself one of those that are under way.
  while (queryClient.isMutating() > 1 && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
