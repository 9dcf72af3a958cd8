// Payments in tests: buying as the browser does, and events as the provider posts them.

import { asc, eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { endpoints } from '#contract/endpoints.ts';
import { webhooks } from '#contract/webhooks.ts';
import type { ProductId } from '#domain/money/products.ts';
import { creditEntries, users } from '#server/db/schema/index.ts';
import { signEvent } from '#server/providers/payments/event-signatures.ts';
import type { PaymentFact } from '#server/providers/payments/payments.ts';
import { testEvent, testSigningSecret } from '#server/providers/payments/test-payments.ts';
import type { TestApp } from './test-app.ts';

/** Opens a checkout; returns the order's id. */
export async function openOrder(test: TestApp, player: { id: string }, product: ProductId): Promise<string> {
  const { body } = await test.call(player, endpoints.startCheckout, { body: { product } });
  return body.url.split('/').at(-1) ?? '';
}

/** Pays for a product with the test provider, and lets all that follows happen. */
export async function buy(test: TestApp, player: { id: string }, product: ProductId): Promise<string> {
  const orderId = await openOrder(test, player, product);
  await test.call(player, endpoints.settleTestCheckout, { params: { orderId }, body: { outcome: 'pay' } });
  await test.runJobs();
  return orderId;
}

/** Posts a body to the webhook, signed as the test provider signs unless said otherwise. */
export function postEvent(
  { app, context }: TestApp,
  body: string,
  signature = signEvent(body, testSigningSecret(context.sessionSecret)),
): Promise<LightMyRequestResponse> {
  const { path, signatureHeader } = webhooks.paymentEvents;
  const headers = { 'content-type': 'application/json', [signatureHeader]: signature };
  return app.inject({ method: 'POST', url: path, payload: body, headers });
}

/** Tells a fact as the test provider does, and lets what follows happen. */
export async function tell(test: TestApp, fact: PaymentFact, id?: string): Promise<void> {
  await postEvent(test, testEvent(fact, id));
  await test.runJobs();
}

/** What somebody can spend, what the ledger adds up to, and its entries. */
export async function creditsOf({ context: { db } }: TestApp, { id }: { id: string }) {
  const [person] = await db.select({ balance: users.analysisCreditsRemaining }).from(users).where(eq(users.id, id));
  const entries = await db
    .select({ amount: creditEntries.amount, reason: creditEntries.reason })
    .from(creditEntries)
    .where(eq(creditEntries.userId, id))
    .orderBy(asc(creditEntries.id));
  return {
    balance: person?.balance,
    sum: entries.reduce((sum, { amount }) => sum + amount, 0),
    reasons: entries.map(({ reason, amount }) => `${reason} ${amount}`),
  };
}
