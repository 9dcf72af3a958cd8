// The coach's public profile, a tab of My Profile.

import { createFileRoute, redirect } from '@tanstack/react-router';
import { coachRoles } from '#domain/people/roles.ts';

export const Route = createFileRoute('/_app/coach/profile')({
  staticData: { roles: coachRoles },
  beforeLoad: () => {
    throw redirect({ to: '/profile', search: { tab: 'coaching' }, replace: true });
  },
});
