// Answering for a registration, behind the emailed link, where it was not made in this browser.

import { createFileRoute } from '@tanstack/react-router';
import { parseSetPasswordSearch } from '#web/features/accounts/password/set-password-search.ts';
import { ConfirmEmailScreen } from '#web/features/accounts/registration/confirm-email-screen.tsx';

export const Route = createFileRoute('/confirm-email')({
  validateSearch: parseSetPasswordSearch,
  component: ConfirmEmail,
});

function ConfirmEmail() {
  const { token } = Route.useSearch();
  return <ConfirmEmailScreen token={token ?? ''} />;
}
