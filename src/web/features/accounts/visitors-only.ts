// The guard of the sign-in screen.

import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { currentUserQuery } from '#web/lib/session/session.ts';
import { signInOptionsQuery } from '#web/lib/session/sign-in-options.ts';
import type { AuthSearch } from './auth-search.ts';

/** Sends people who are signed in already to where they were going; the outcome of a verification link is told first. */
export async function requireVisitor(queryClient: QueryClient, search: AuthSearch): Promise<void> {
  // Known before the screen shows, so that the button for Google does not push the form down under somebody's finger.
  const options = queryClient.prefetchQuery(signInOptionsQuery);
  if (search.verified || search.error !== undefined) return options;
  // Not knowing who it is must not keep anyone from signing in.
  const user = await queryClient.ensureQueryData(currentUserQuery).catch(() => null);
  if (user) throw redirect({ href: search.returnTo ?? '/', replace: true });
  await options;
}
