// An alias (docs/product.md#screens).

import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/login')({
  beforeLoad: () => {
    throw redirect({ to: '/auth', search: { tab: 'login' }, replace: true });
  },
});
