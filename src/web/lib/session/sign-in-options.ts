// What this installation offers besides signing in by e-mail and password.

import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';
import { currentUserQuery } from './session.ts';

/** Which of the screens exist that are not for real people (docs/product.md#demo). */
export const signInOptionsQuery = query(endpoints.getSignInOptions);

/** The guard of a screen that only some installations have: elsewhere it is not found, by visitors and by people signed in. */
export async function requireOffered(queryClient: QueryClient, option: 'devLogin' | 'demo'): Promise<void> {
  const [options] = await Promise.all([
    queryClient.ensureQueryData(signInOptionsQuery),
    // The not-found screen stands in the frame of whoever is signed in.
    queryClient.ensureQueryData(currentUserQuery).catch(() => null),
  ]);
  if (!options[option]) throw notFound();
}
