// Requesting a takedown; for everyone, signed in or not.

import { createFileRoute } from '@tanstack/react-router';
import { TakedownScreen } from '#web/features/accounts/takedown-screen.tsx';

/** The page that is meant, and the proof of an emailed link. */
function parseSearch({ page, token }: Record<string, unknown>): { page?: string; token?: string } {
  return {
    page: typeof page === 'string' ? page : undefined,
    token: typeof token === 'string' ? token : undefined,
  };
}

export const Route = createFileRoute('/takedown')({
  validateSearch: parseSearch,
  component: Takedown,
});

function Takedown() {
  return <TakedownScreen {...Route.useSearch()} />;
}
