// The connection to Stripe: loads its library when first needed, and maps its errors.

import type Stripe from 'stripe';
import type { Config } from '#server/config.ts';
import { boundedFetch } from '#server/providers/bounded-fetch.ts';
import { PaymentDeclined, PaymentsUnavailable } from './payments.ts';

type StripeConfig = NonNullable<Config['stripe']>;

/** The Stripe API version of this code, whatever the account's default. */
export const stripeVersion = '2026-10-28.endive';

/** Timeout in milliseconds; short, because a person is waiting. */
const timeout = 15_000;
/** Most bytes of an answer, enough for a hundred charges with details. */
const maxBytes = 4 * 1024 * 1024;

/** Creates a function that returns the connected library. */
export function stripeClient({ secretKey, apiUrl }: StripeConfig): () => Promise<Stripe> {
  let client: Promise<Stripe> | undefined;
  const connect = async () => {
    const { default: StripeLibrary } = await import('stripe');
    const { protocol, hostname, port } = new URL(apiUrl);
    return new StripeLibrary(secretKey, {
      apiVersion: stripeVersion,
      host: hostname,
      protocol: protocol === 'http:' ? 'http' : 'https',
      ...(port !== '' && { port }),
      timeout,
      httpClient: StripeLibrary.createFetchHttpClient(boundedFetch(maxBytes)),
      maxNetworkRetries: 2,
      telemetry: false,
    });
  };
  return () => (client ??= connect());
}

/**
 * Calls Stripe.
 *
 * @throws PaymentDeclined when the bank declines; PaymentsUnavailable when Stripe does not answer, or refuses the request
 */
export async function callStripe<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const { type, message, statusCode } = error as { type?: string; message?: string; statusCode?: number };
    if (type === 'StripeCardError') throw new PaymentDeclined(message);
    // Our own bugs are not Stripe's failures, and are not retried for a day.
    if (!type?.startsWith('Stripe')) throw error;
    throw new PaymentsUnavailable(`${type}: ${message}`, { cause: error, isAnswered: statusCode !== undefined });
  }
}

/** Whether Stripe reports that the object does not exist. */
export function isMissing(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code === 'resource_missing';
}

/** Whether Stripe reports an invalid request. */
export function isRefused(error: unknown): boolean {
  const { cause } = error as { cause?: { type?: string } };
  return cause?.type === 'StripeInvalidRequestError';
}
