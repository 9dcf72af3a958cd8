// Renewing subscriptions of the test provider by hand.

import { createFileRoute } from '@tanstack/react-router';
import { TestBillingScreen } from '#web/features/payments/test-billing-screen.tsx';

export const Route = createFileRoute('/_app/test-billing')({
  staticData: { title: 'Test billing', roles: ['player'], onlyIf: 'While no payment provider is connected' },
  component: TestBillingScreen,
});
