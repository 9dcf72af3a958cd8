// Payments of everyone.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { PaymentsScreen } from '#web/features/administration/payments/payments-screen.tsx';
import { parsePaymentsSearch, paymentsFilter } from '#web/features/administration/payments/payments-search.ts';
import { startPages } from '#web/lib/http/use-pages.ts';

export const Route = createFileRoute('/_app/admin/payments')({
  staticData: { title: msg`Payments`, roles: ['admin'] },
  validateSearch: parsePaymentsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => startPages(context.queryClient, endpoints.listPayments, paymentsFilter(deps)),
  component: Payments,
});

function Payments() {
  const navigate = Route.useNavigate();
  return (
    <PaymentsScreen search={Route.useSearch()} onSearchChange={(search) => void navigate({ search, replace: true })} />
  );
}
