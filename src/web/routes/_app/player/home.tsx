// An alias (docs/product.md#screens).

import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/player/home')({
  staticData: { roles: ['player', 'admin'] },
  beforeLoad: () => {
    throw redirect({ to: '/player', replace: true });
  },
});
