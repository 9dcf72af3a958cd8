// Answering for a registration, behind the mailed link, where it was not made in this browser.

import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEmailScreen } from '#web/features/accounts/confirm-email-screen.tsx';
import { parseSetPasswordSearch } from '#web/features/accounts/set-password-search.ts';

export const Route = createFileRoute('/confirm-email')({
  validateSearch: parseSetPasswordSearch,
  component: ConfirmEmail,
});

function ConfirmEmail() {
  const { token } = Route.useSearch();
  return <ConfirmEmailScreen token={token ?? ''} />;
}
