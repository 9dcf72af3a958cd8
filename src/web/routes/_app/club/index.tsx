// An alias (docs/product.md#screens).

import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/club/')({
  staticData: { roles: ['club'] },
  beforeLoad: () => {
    throw redirect({ to: '/club/dashboard', replace: true });
  },
});
