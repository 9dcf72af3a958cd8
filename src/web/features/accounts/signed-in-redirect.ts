// The sign-in screen for people who are signed in already.

import type { QueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '#web/lib/session/session.ts';
import { signInOptionsQuery } from '#web/lib/session/sign-in-options.ts';
import type { AuthSearch } from './auth-search.ts';

/**
 * Where people who are signed in already are sent; null for visitors, and for everyone while the outcome of a verification link is to be
 * shown. Loads the sign-in options first, so that Google's button does not push the form down.
 */
export async function findSignedInRedirect(queryClient: QueryClient, search: AuthSearch): Promise<string | null> {
  const options = queryClient.prefetchQuery(signInOptionsQuery);
  if (!search.verified && search.error === undefined) {
    // A failed check must not keep anyone from signing in.
    const user = await queryClient.ensureQueryData(currentUserQuery).catch(() => null);
    if (user) return search.returnTo ?? '/';
  }
  await options;
  return null;
}
