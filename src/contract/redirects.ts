// The endpoint registry's redirects: addresses that the browser opens itself and that lead on to another page of this site, or to Google.

import type { RedirectDefinition } from './endpoint.ts';

export const redirects = {
  login: {
    method: 'GET',
    path: '/api/login',
    access: 'public',
    summary: 'Redirect to the sign-in screen; `returnTo` keeps a path of this site.',
  },
  logout: {
    method: 'GET',
    path: '/api/logout',
    access: 'public',
    summary: 'Sign out and redirect to `/`; cross-site requests are ignored.',
  },
  verifyEmail: {
    method: 'GET',
    path: '/api/auth/verify-email',
    access: 'public',
    ignoresPrefetch: true,
    summary:
      'Confirms an email address in the browser that registered and redirects to `/auth`; any other browser is redirected to `/confirm-email`, which asks first.',
  },
  google: {
    method: 'GET',
    path: '/api/auth/google',
    access: 'public',
    ignoresPrefetch: true,
    summary:
      'Redirects to Google to sign in or register; `returnTo` keeps a path of this site, `club` the code of a club’s invitation link. For signed-in people, `intent=confirm` asks for a fresh sign-in as reauthentication and ends at `returnTo`, or at `/profile?tab=security&confirmed=google`.',
  },
  googleCallback: {
    method: 'GET',
    path: '/api/auth/google/callback',
    access: 'public',
    summary: 'Return from Google; redirects to `/`, `/complete-google-registration`, `/profile` or `/auth?error=…`.',
  },
} as const satisfies Record<string, RedirectDefinition>;

export type RedirectName = keyof typeof redirects;
