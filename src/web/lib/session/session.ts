// The session: the signed-in person, signing in and signing out.

import { type QueryClient, queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { endpoints } from '#contract/endpoints.ts';
import { redirects } from '#contract/redirects.ts';
import { browserNavigation } from '#web/lib/browser-navigation.ts';
import { clearDrafts } from '#web/lib/drafts.ts';
import { call } from '#web/lib/http/api.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
import { urlKey } from '#web/lib/http/query-keys.ts';
import { freshnessOf } from '#web/lib/http/what-changes.ts';
import { removeServiceWorker } from '#web/lib/service-worker/service-worker.ts';
import { forgetEndedSession } from './ended-session.ts';
import { announceSession } from './session-tabs.ts';

/** The person who is signed in, or null. Not being signed in is an answer here, not an error. */
export const currentUserQuery = queryOptions({
  queryKey: urlKey(endpoints.getCurrentUser),
  queryFn: async ({ signal }): Promise<CurrentUser | null> => {
    try {
      return await call(endpoints.getCurrentUser, { signal });
    } catch (error) {
      // While the document is being left, the screen that still stands is the person's whom it was drawn for.
      if (error instanceof ApiError && error.status === 401 && !browserNavigation.isLeaving) return null;
      throw error;
    }
  },
  ...freshnessOf(endpoints.getCurrentUser),
});

/** The person who is signed in, on screens that are only shown to people who are. */
export function useCurrentUser(): CurrentUser {
  const { data } = useSuspenseQuery(currentUserQuery);
  if (data === null) throw new Error('This screen needs someone who is signed in.');
  return data;
}

/** Starts a session after a sign-in, and removes everything of a previous person. */
export function startSession(queryClient: QueryClient, user: CurrentUser): void {
  queryClient.clear();
  void clearDrafts({ except: user.id });
  forgetEndedSession();
  queryClient.setQueryData(currentUserQuery.queryKey, user);
  announceSession(user);
}

/**
 * Leaves an account whose deletion has just begun: the browser forgets the person, and the sign-in screen says until when it can
 * be undone (`erasedFrom`, ISO 8601).
 */
export function leaveAccount(erasedFrom: string): void {
  void forgetPerson().then(() =>
    browserNavigation.goTo(`/auth?${new URLSearchParams({ tab: 'login', deleted: erasedFrom })}`),
  );
}

/** Signs out: forgets all that the browser keeps of the person, then lets the server end the session. */
export function signOut(): void {
  void Promise.all([forgetPerson(), removeServiceWorker()]).then(() => browserNavigation.goTo(redirects.logout.path));
}

/**
 * Forgets what would outlive this document. What was loaded goes with it: emptied before, the screen that still stands while the
 * browser leaves would ask again, be answered 401, and fail.
 */
function forgetPerson(): Promise<void> {
  browserNavigation.startLeaving();
  const cleared = clearDrafts();
  forgetEndedSession();
  announceSession(null);
  return cleared;
}
