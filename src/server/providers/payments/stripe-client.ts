// The connection to Stripe: its library, loaded when it is first needed, and its errors in our words.

import type Stripe from 'stripe';
import type { Config } from '#server/config.ts';
import { boundedFetch } from '#server/providers/bounded-fetch.ts';
import { PaymentDeclined, PaymentsUnavailable } from './payments.ts';

type StripeConfig = NonNullable<Config['stripe']>;

/** The version of Stripe's interface that this code was written for: what an account is set to makes no difference. */
export const stripeVersion = '2026-10-28.endive';

/** Longest wait for an answer, in milliseconds: someone waits for it in the browser. */
const timeout = 15_000;
/** The longest answer that is read, in bytes: a hundred charges with all that Stripe tells of them. */
const maxBytes = 4 * 1024 * 1024;

/** Makes a function that answers with the connected library. */
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
 * Asks Stripe.
 *
 * @throws PaymentDeclined when the bank refuses; PaymentsUnavailable when Stripe does not answer, or refuses what we asked
 */
export async function askStripe<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const { type, message, statusCode } = error as { type?: string; message?: string; statusCode?: number };
    if (type === 'StripeCardError') throw new PaymentDeclined(message);
    // A fault of ours is no fault of Stripe's, and is not tried again for a day.
    if (!type?.startsWith('Stripe')) throw error;
    throw new PaymentsUnavailable(`${type}: ${message}`, { cause: error, isAnswered: statusCode !== undefined });
  }
}

/** Whether Stripe says that there is no such thing. */
export function isMissing(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code === 'resource_missing';
}

/** Whether Stripe says that what was asked for cannot be done. */
export function isRefused(error: unknown): boolean {
  const { cause } = error as { cause?: { type?: string } };
  return cause?.type === 'StripeInvalidRequestError';
}
