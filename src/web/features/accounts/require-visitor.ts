// The guard of the sign-in screen.

import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { AuthSearch } from './auth-search.ts';
import { findSignedInRedirect } from './signed-in-redirect.ts';

/** Redirects people who are signed in already, unless a verification link's outcome is to be shown first. */
export async function requireVisitor(queryClient: QueryClient, search: AuthSearch): Promise<void> {
  const path = await findSignedInRedirect(queryClient, search);
  if (path !== null) throw redirect({ href: path, replace: true });
}
