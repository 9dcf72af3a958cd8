// An alias (docs/product.md#screens).

import { createFileRoute, redirect } from '@tanstack/react-router';
import { coachRoles } from '#domain/people/roles.ts';

export const Route = createFileRoute('/_app/coach/')({
  staticData: { roles: coachRoles },
  beforeLoad: () => {
    throw redirect({ to: '/coach/dashboard', replace: true });
  },
});
