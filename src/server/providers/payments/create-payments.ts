// Chooses the payment provider.

import { type Config, takesPayments } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { type Payments, PaymentsNotSetUp, UnsignedEvent } from './payments.ts';
import { createTestPayments } from './test-payments.ts';

/** Stripe if configured, the test provider if allowed, otherwise none (docs/product.md#paying). */
export async function createPayments(
  config: Config,
  { db, sessionSecret }: { db: Database; sessionSecret: string },
): Promise<Payments> {
  const { stripe } = config;
  if (stripe !== null) {
    const { createStripePayments } = await import('./stripe-payments.ts');
    return createStripePayments({ ...config, stripe });
  }
  const test = createTestPayments(db, sessionSecret);
  return takesPayments(config) ? test : closed(test);
}

/** No purchases, changes or renewals. Purchases made with the test provider can still be read and ended. */
function closed(test: Payments): Payments {
  const refuse = () => Promise.reject(new PaymentsNotSetUp('nobody takes payments'));
  return {
    ...test,
    test: null,
    isSetUp: false,
    openEvent: () => Promise.reject(new UnsignedEvent('nobody takes payments')),
    createCustomer: refuse,
    openCheckout: refuse,
    openPortal: refuse,
    changeSubscription: refuse,
  };
}
