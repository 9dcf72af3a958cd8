// Where each role begins, apart from the menus: it is known before the first screen is loaded.

import type { LinkProps } from '@tanstack/react-router';
import type { Role } from '#domain/people/roles.ts';

/** The first screen of each menu. A player's is the start itself. */
export const homes = {
  player: '/',
  coach_freelance: '/coach/dashboard',
  coach_club: '/coach/dashboard',
  club: '/club/dashboard',
  admin: '/admin/dashboard',
} as const satisfies Record<Role, LinkProps['to']>;
