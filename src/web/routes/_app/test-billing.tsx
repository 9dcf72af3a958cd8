// Renewing subscriptions of the test provider by hand.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { TestBillingScreen } from '#web/features/payments/test-billing-screen.tsx';

export const Route = createFileRoute('/_app/test-billing')({
  staticData: { title: msg`Test billing`, roles: ['player'], onlyIf: msg`While no payment provider is connected` },
  component: TestBillingScreen,
});
