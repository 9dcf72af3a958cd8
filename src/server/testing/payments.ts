// Payments in tests: purchases by the browser, and events by the provider.

import { asc, eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { endpoints } from '#contract/endpoints.ts';
import { webhooks } from '#contract/webhooks.ts';
import type { PackageId } from '#domain/payments/money/prices.ts';
import type { ProductId } from '#domain/payments/money/products.ts';
import { creditEntries, paymentCustomers, paymentOrders, users } from '#server/db/schema/index.ts';
import { signEvent } from '#server/providers/payments/event-signatures.ts';
import type { PaymentFact } from '#server/providers/payments/payments.ts';
import { testEvent, testSigningSecret } from '#server/providers/payments/test-payments.ts';
import { makePlayer } from './factories.ts';
import type { TestApp } from './test-app.ts';

/** Opens a checkout; returns the order's id. */
export async function openOrder(test: TestApp, player: { id: string }, product: ProductId): Promise<string> {
  const { body } = await test.call(player, endpoints.startCheckout, { body: { product } });
  return body.url.split('/').at(-1) ?? '';
}

/** The provider's id of a person who has opened a checkout. */
export async function customerOf({ context: { db } }: TestApp, { id }: { id: string }): Promise<string> {
  const [row] = await db.select().from(paymentCustomers).where(eq(paymentCustomers.userId, id));
  return row?.customerId ?? '';
}

/** A player with an open order of a package, and the event that it was paid on 1 March 2026. */
export async function orderToPay(test: TestApp, product: PackageId) {
  const player = await makePlayer(test.context.db);
  const orderId = await openOrder(test, player, product);
  const [order] = await test.context.db.select().from(paymentOrders).where(eq(paymentOrders.id, orderId));
  const payment = { paymentId: `pay_${orderId}`, orderId, customerId: await customerOf(test, player) };
  const price = { cents: order?.cents ?? 0, taxCents: 0, currency: 'EUR' };
  const fact: PaymentFact = { kind: 'paid', ...payment, ...price, at: '2026-03-01T12:00:00.000Z' };
  return { player, orderId, paymentId: payment.paymentId, fact };
}

/** Pays for a product with the test provider, and runs all jobs that follow. */
export async function buy(test: TestApp, player: { id: string }, product: ProductId): Promise<string> {
  const orderId = await openOrder(test, player, product);
  await test.call(player, endpoints.settleTestCheckout, { params: { orderId }, body: { outcome: 'pay' } });
  await test.runJobs();
  return orderId;
}

/** Posts a body to the webhook, signed like the test provider by default. */
export function postEvent(
  { app, context }: TestApp,
  body: string,
  signature = signEvent(body, testSigningSecret(context.sessionSecret)),
): Promise<LightMyRequestResponse> {
  const { path, signatureHeader } = webhooks.paymentEvents;
  const headers = { 'content-type': 'application/json', [signatureHeader]: signature };
  return app.inject({ method: 'POST', url: path, payload: body, headers });
}

/** Posts an event like the test provider, and runs the jobs that follow. */
export async function tell(test: TestApp, fact: PaymentFact, id?: string): Promise<void> {
  await postEvent(test, testEvent(fact, id));
  await test.runJobs();
}

/** A person's balance, the ledger's sum, and its entries. */
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
