// Chooses who takes payments.

import { type Config, takesPayments } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { type Payments, PaymentsNotSetUp, UnsignedEvent } from './payments.ts';
import { createTestPayments } from './test-payments.ts';

/** Stripe where it is configured, the test provider where it is allowed, and otherwise nobody (docs/product.md#paying). */
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

/** Nothing can be bought or changed, and nothing renews. What was bought while the test provider was on can still be read and ended. */
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
