// Chooses who takes payments.

import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import type { Payments } from './payments.ts';
import { createTestPayments } from './test-payments.ts';

/** Stripe where it is configured; otherwise the test provider, with a warning where real people may come by. */
export async function createPayments(
  config: Config,
  { db, sessionSecret, log }: { db: Database; sessionSecret: string; log: FastifyBaseLogger },
): Promise<Payments> {
  const { stripe, publicUrl } = config;
  if (stripe !== null) {
    const { createStripePayments } = await import('./stripe-payments.ts');
    return createStripePayments({ ...config, stripe });
  }
  if (publicUrl.startsWith('https:')) {
    log.warn('no payment provider is configured: the test provider gives credits without money');
  }
  return createTestPayments(db, sessionSecret);
}
