// Endpoints of payments, receipt files, and the webhook for the provider's events.

import { msg } from '@lingui/core/runtime-macro';
import { brand } from '#domain/brand.ts';
import { say } from '#domain/language/say.ts';
import { creditPackages, packageCents, packageIds } from '#domain/payments/money/prices.ts';
import { productName } from '#domain/payments/money/products.ts';
import { isClubMember } from '#domain/people/roles.ts';
import type { Context } from '#server/context.ts';
import { mapPage } from '#server/db/paging.ts';
import { writeDocument } from '#server/documents/write-document.ts';
import { callProvider } from '#server/features/payments/subscriptions/subscriptions.commands.ts';
import { findManagedSubscription } from '#server/features/payments/subscriptions/subscriptions.queries.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import type { FileHandlers } from '#server/http/table/serve-files.ts';
import type { WebhookHandlers } from '#server/http/table/serve-webhooks.ts';
import { startCheckout } from './checkout.commands.ts';
import { differenceFact, listDifferences } from './differences.queries.ts';
import { receiveEvent } from './events.commands.ts';
import { findLatestOrder, findOrder, findPayer, listPending } from './orders.queries.ts';
import { presentPending, presentReceipt, receiptNumber } from './receipts.presenters.ts';
import { findReceipt, listReceipts } from './receipts.queries.ts';

export const paymentHandlers = {
  async listOffers({ actor, context: { config, payments } }) {
    const isClubPrice = isClubMember(actor);
    const packages = packageIds.map((product) => ({
      product,
      credits: creditPackages[product].credits,
      cents: packageCents(product, isClubPrice),
    }));
    return {
      currency: config.currency,
      isSetUp: payments.isSetUp,
      isTest: payments.test !== null,
      isClubPrice,
      packages,
    };
  },

  async startCheckout({ actor, body, context }) {
    return {
      url: await startCheckout(context, { userId: actor.id, product: body.product, isAgain: body.again ?? false }),
    };
  },

  async getLatestOrder({ actor, context }) {
    return { order: await findLatestOrder(context.db, actor.id) };
  },

  async openBillingPortal({ actor, context }) {
    const { customerId } = orNotFound(await findPayer(context.db, actor.id));
    const customer = orNotFound(customerId);
    return { url: await callProvider(() => context.payments.openPortal(customer)) };
  },

  async listPendingPayments({ actor, context }) {
    const pending = await listPending(context.db, actor.id);
    return { payments: pending.map(presentPending) };
  },

  async listReceipts({ actor, query, context }) {
    return mapPage(await listReceipts(context.db, actor.id, query.after), presentReceipt);
  },

  async getTestCheckout({ actor, params, context }) {
    const { product, cents, currency, state } = await findTestOrder(context, actor.id, params.orderId);
    return { product, name: productName(product), cents, currency, state };
  },

  async settleTestCheckout({ actor, params, body, context }) {
    const order = await findTestOrder(context, actor.id, params.orderId);
    const checkout = { ...order, customerId: orNotFound(order.customerId) };
    const isSettled = await orNotFound(context.payments.test).settle(checkout, body.outcome);
    if (!isSettled)
      throw new AppError('conflict', { message: say(msg`This payment has ended. Please start a new one.`) });
  },

  async renewTestSubscription({ actor, body, context }) {
    const desk = orNotFound(context.payments.test);
    const { providerSubscriptionId } = orNotFound(await findManagedSubscription(context.db, actor.id));
    await desk.renew(providerSubscriptionId, body.outcome);
  },

  async listPaymentDifferences({ query, context }) {
    return mapPage(await listDifferences(context.db, query.after), (one) => ({
      ...one,
      ours: differenceFact(one.ours),
      theirs: differenceFact(one.theirs),
    }));
  },
} satisfies Partial<Handlers>;

/** The person's order, if the test provider takes payments. @throws AppError not_found */
async function findTestOrder({ db, payments }: Context, userId: string, orderId: string) {
  orNotFound(payments.test);
  const order = orNotFound(await findOrder(db, orderId));
  return orNotFound(order.userId === userId ? order : null);
}

export const paymentFiles = {
  async receiptDocument({ actor, params, context: { db, config } }) {
    const receipt = orNotFound(await findReceipt(db, params.id, actor.id));
    const number = receiptNumber(receipt);
    const { seller } = config;
    return {
      facts: { receipt, seller },
      name: `${brand.name.toLowerCase()}-receipt-${number}.pdf`,
      make: () => writeDocument('receipt', { receipt, seller }),
    };
  },
} satisfies Partial<FileHandlers>;

export const paymentWebhooks: WebhookHandlers = {
  paymentEvents: ({ context, body, signature }) => receiveEvent(context, body, signature),
};
