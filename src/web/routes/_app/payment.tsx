// Paying for a plan or credits.

import { msg, t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PaymentScreen } from '#web/features/payments/payment-screen.tsx';
import { parsePaymentSearch } from '#web/features/payments/payment-search.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { OnlyForPlayers } from '#web/ui/only-for-players.tsx';

export const Route = createFileRoute('/_app/payment')({
  staticData: { title: msg`Payment` },
  validateSearch: parsePaymentSearch,
  component: Payment,
});

function Payment() {
  const search = Route.useSearch();
  const { role } = useCurrentUser();
  return role === 'player' ? <PaymentScreen search={search} /> : <OnlyForPlayers title={t`Payment`} />;
}
