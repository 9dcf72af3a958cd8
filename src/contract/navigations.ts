// Addresses that the browser itself goes to: named exceptions from the endpoint table, since they answer with redirects.

import type { Access, Method } from './endpoint.ts';

interface Navigation {
  method: Method;
  path: string;
  access: Access;
  summary: string;
}

export const navigations = {
  login: {
    method: 'GET',
    path: '/api/login',
    access: 'public',
    summary: 'Redirects to the sign-in screen; `returnTo` keeps a path of this site.',
  },
  logout: {
    method: 'GET',
    path: '/api/logout',
    access: 'public',
    summary: 'Signs out and redirects to `/`; a cross-site request signs nobody out.',
  },
  verifyEmail: {
    method: 'GET',
    path: '/api/auth/verify-email',
    access: 'public',
    summary: 'Confirms an e-mail address and redirects to `/auth`.',
  },
} as const satisfies Record<string, Navigation>;
