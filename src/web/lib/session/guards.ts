// Route guards, which run before anything of a screen is loaded or shown.

import type { QueryClient } from '@tanstack/react-query';
import { notFound, redirect } from '@tanstack/react-router';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import type { Role } from '#domain/people/roles.ts';
import { browserNavigation, redirectDelay } from '#web/lib/browser-navigation.ts';
import { mayOpen } from '#web/lib/http/screen-data.ts';
import { loginAddress } from './login-address.ts';
import { currentUserQuery } from './session.ts';
import { signInOptionsQuery } from './sign-in-options.ts';

/** Where a guard stands: the address that was asked for, and whether there is a screen at it. */
interface AskedFor {
  pathname: string;
  href: string;
  hasScreen: boolean;
}

/**
 * The signed-in person. People who must set up a second factor are redirected there; visitors leave after half a second, or from `/` at
 * once.
 */
export async function requireSignedIn(queryClient: QueryClient, asked: AskedFor): Promise<CurrentUser> {
  const user = await queryClient.ensureQueryData(currentUserQuery);
  if (user?.mustSetUpSecondFactor) throw redirect({ href: '/set-up-second-factor', replace: true });
  if (user) return user;
  if (asked.pathname === '/') throw redirect({ href: '/auth?tab=login', replace: true });
  await new Promise((resolve) => setTimeout(resolve, redirectDelay));
  browserNavigation.goTo(visitorAddress(asked));
  // The document is about to be replaced: the screen must never go on.
  return new Promise(() => {});
}

/**
 * Where a visitor is sent (docs/product.md#screens): from the profile to `/auth`, which says where they are going and brings them there,
 * from an address without a screen to the landing page, from everything else to `/api/login`, which brings them back afterwards.
 */
function visitorAddress({ pathname, href, hasScreen }: AskedFor): string {
  if (pathname === '/player/profile' || pathname === '/profile')
    return `/auth?${new URLSearchParams({ returnTo: href })}`;
  return hasScreen ? loginAddress(href) : '/';
}

/** Lets only the roles pass that the routes name; to everyone else the screen does not exist. */
export function requireRole(role: Role, matches: Parameters<typeof mayOpen>[1]): void {
  if (!mayOpen(role, matches)) throw notFound();
}

/** The guard of a screen that only some installations have: elsewhere it is not found, by visitors and by people signed in. */
export async function requireOffered(queryClient: QueryClient, option: 'devLogin' | 'demo'): Promise<void> {
  const [options] = await Promise.all([
    queryClient.ensureQueryData(signInOptionsQuery),
    // Signed-in people see the not-found screen in their frame.
    queryClient.ensureQueryData(currentUserQuery).catch(() => null),
  ]);
  if (!options[option]) throw notFound();
}
