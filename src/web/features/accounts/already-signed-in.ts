// Who comes to the sign-in screen without need.

import type { QueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '#web/lib/session/session.ts';
import { signInOptionsQuery } from '#web/lib/session/sign-in-options.ts';
import type { AuthSearch } from './auth-search.ts';

/**
 * The path to which people go on who are signed in already; null for visitors, and for everybody while the outcome of a verification link is
 * to be told. What this installation offers is known by then, so that the button for Google does not push the form down under someone's finger.
 */
export async function pathOfSignedIn(queryClient: QueryClient, search: AuthSearch): Promise<string | null> {
  const options = queryClient.prefetchQuery(signInOptionsQuery);
  if (!search.verified && search.error === undefined) {
    // Not knowing who it is must not keep anyone from signing in.
    const user = await queryClient.ensureQueryData(currentUserQuery).catch(() => null);
    if (user) return search.returnTo ?? '/';
  }
  await options;
  return null;
}
