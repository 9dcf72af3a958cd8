// Each role's home, separate from the menus, because it is needed before the first screen loads.

import type { LinkProps } from '@tanstack/react-router';
import type { Role } from '#domain/people/roles.ts';

/** The first screen of each menu; for players `/`. */
export const homes = {
  player: '/',
  coach_freelance: '/coach/dashboard',
  coach_club: '/coach/dashboard',
  club: '/club/dashboard',
  admin: '/admin/dashboard',
} as const satisfies Record<Role, LinkProps['to']>;
