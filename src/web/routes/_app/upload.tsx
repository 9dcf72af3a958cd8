// An alias that opens the form (docs/product.md#screens).

import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/upload')({
  staticData: { roles: ['player', 'admin'] },
  beforeLoad: () => {
    throw redirect({ to: '/player/videos', search: { add: true }, replace: true });
  },
});
