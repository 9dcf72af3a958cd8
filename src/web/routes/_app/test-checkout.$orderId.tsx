// The payment page of the test provider.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { TestCheckoutScreen } from '#web/features/payments/test-checkout-screen.tsx';

export const Route = createFileRoute('/_app/test-checkout/$orderId')({
  staticData: { title: msg`Test payment`, roles: ['player'], onlyIf: msg`While no payment provider is connected` },
  component: TestCheckout,
});

function TestCheckout() {
  const { orderId } = Route.useParams();
  return <TestCheckoutScreen orderId={orderId} />;
}
