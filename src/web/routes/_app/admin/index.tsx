// An alias (docs/product.md#screens).

import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/admin/')({
  staticData: { roles: ['admin'] },
  beforeLoad: () => {
    throw redirect({ to: '/admin/dashboard', replace: true });
  },
});
