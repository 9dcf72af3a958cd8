// Payments: offers, checkouts, receipts, and differences from the provider's books (docs/product.md#prices).

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { after, paged } from '#contract/paging.ts';
import { NamedPerson } from '#contract/people.ts';
import { say } from '#domain/language/say.ts';
import { orderStates } from '#domain/payments/money/order-states.ts';
import { differenceKinds } from '#domain/payments/money/payment-differences.ts';
import { paymentEntryKinds } from '#domain/payments/money/payment-entries.ts';
import { packageIds } from '#domain/payments/money/prices.ts';
import { productIds } from '#domain/payments/money/products.ts';

const product = z.enum(productIds, { error: () => say(msg`Please choose what to pay for.`) });

/** An amount in the smallest unit of its currency. */
const money = { cents: z.int(), currency: z.string() };

export const Receipt = z.object({
  id: fields.id,
  /** As printed on the document, e.g. `2026-000012`. */
  number: z.string(),
  name: z.string(),
  ...money,
  taxCents: z.int(),
  refundedCents: z.int(),
  periodStart: fields.instant.nullable(),
  periodEnd: fields.instant.nullable(),
  paidAt: fields.instant,
});
export type Receipt = z.output<typeof Receipt>;

/** A payment that takes days and has not arrived yet. */
const PendingPayment = z.object({ id: fields.id, product, name: z.string(), ...money, startedAt: fields.instant });
export type PendingPayment = z.output<typeof PendingPayment>;

export const PaymentDifference = z.object({
  id: fields.id,
  kind: z.enum(differenceKinds),
  subject: z.string(),
  ours: z.string(),
  theirs: z.string(),
  foundAt: fields.instant,
});
export type PaymentDifference = z.output<typeof PaymentDifference>;

/** One line of the administrators' list of payments. */
const PaymentEntry = z.object({
  id: fields.id,
  kind: z.enum(paymentEntryKinds),
  at: fields.instant,
  /** Null for differences, which belong to the provider's ids. */
  person: NamedPerson.nullable(),
  /** What was bought, and for how much; null for differences. A refund's amount is positive. */
  name: z.string().nullable(),
  cents: z.int().nullable(),
  currency: z.string().nullable(),
  /** Of orders. */
  state: z.enum(orderStates).nullable(),
  /** Of payments and their refunds. */
  receiptNumber: z.string().nullable(),
  difference: PaymentDifference.pick({ kind: true, subject: true, ours: true, theirs: true }).nullable(),
});
export type PaymentEntry = z.output<typeof PaymentEntry>;

/** The filter of the list and its file. Months are those of UTC, like the years in the numbers of receipts. */
export const paymentFilter = {
  month: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, { error: () => say(msg`Please choose a month.`) }),
  kind: z.enum(paymentEntryKinds).optional(),
};

const address = z.object({ url: z.string() });

export const paymentEndpoints = {
  listOffers: endpoint({
    method: 'GET',
    path: '/api/payments/offers',
    access: ['player'],
    shows: ['subscription', 'account'],
    summary:
      'What is for sale, at the prices for this person, and whether payments are real, taken by a test provider, or not set up.',
    response: z.object({
      currency: z.string(),
      isSetUp: z.boolean(),
      isTest: z.boolean(),
      isClubPrice: z.boolean(),
      packages: z.array(z.object({ product: z.enum(packageIds), credits: z.int(), cents: z.int() })),
    }),
  }),
  startCheckout: endpoint({
    method: 'POST',
    path: '/api/payments/checkout',
    access: ['player'],
    ownAccount: true,
    summary:
      'Open the checkout of a product at its price; the same one when called again. Refused with `already_subscribed` for a person with a plan, `payment_underway` while a payment for a plan is on its way, and `payment_pending` while one for the same credits is, unless `again` is true.',
    body: z.object({ product, again: z.boolean().optional() }),
    response: address,
  }),
  getLatestOrder: endpoint({
    method: 'GET',
    path: '/api/payments/latest-order',
    access: ['player'],
    shows: ['credits', 'subscription'],
    refetchOnOpen: true,
    summary: 'The person’s latest order, and whether its payment has arrived.',
    response: z.object({
      order: z.object({ product, state: z.enum(orderStates), createdAt: fields.instant }).nullable(),
    }),
  }),
  openBillingPortal: endpoint({
    method: 'POST',
    path: '/api/payments/portal',
    access: ['player'],
    ownAccount: true,
    summary: 'Open the provider’s own pages for changing cards and paying open invoices.',
    response: address,
  }),
  listPendingPayments: endpoint({
    method: 'GET',
    path: '/api/payments/pending',
    access: 'signed-in',
    shows: ['credits', 'subscription'],
    summary: 'The person’s payments that take days and are on their way, latest first.',
    response: z.object({ payments: z.array(PendingPayment) }),
  }),
  listReceipts: endpoint({
    method: 'GET',
    path: '/api/payments/receipts',
    access: 'signed-in',
    shows: ['credits', 'subscription'],
    summary: 'The person’s receipts, latest first.',
    query: z.object({ after }),
    response: paged(Receipt),
  }),
  getTestCheckout: endpoint({
    method: 'GET',
    path: '/api/payments/test-checkouts/{orderId}',
    access: ['player'],
    shows: ['credits', 'subscription'],
    refetchOnOpen: true,
    summary: 'An open checkout of the test provider. Not found where payments are real.',
    params: z.object({ orderId: fields.id }),
    response: z.object({ product, name: z.string(), ...money, state: z.enum(orderStates) }),
  }),
  settleTestCheckout: endpoint({
    method: 'POST',
    path: '/api/payments/test-checkouts/{orderId}',
    access: ['player'],
    changes: ['credits', 'subscription'],
    ownAccount: true,
    summary: 'Pay an open checkout of the test provider, delay its payment by days, or let it fail. No money moves.',
    params: z.object({ orderId: fields.id }),
    body: z.object({ outcome: z.enum(['pay', 'delay', 'fail']) }),
    response: noContent,
  }),
  renewTestSubscription: endpoint({
    method: 'POST',
    path: '/api/payments/test-renewal',
    access: ['player'],
    changes: ['credits', 'subscription'],
    ownAccount: true,
    summary:
      'End the current period of the person’s subscription at the test provider; its next payment succeeds or fails.',
    body: z.object({ outcome: z.enum(['pay', 'fail']) }),
    response: noContent,
  }),
  listPaymentDifferences: endpoint({
    method: 'GET',
    path: '/api/admin/payment-differences',
    access: ['admin'],
    refetchOnOpen: true,
    summary: 'What the daily comparison with the payment provider found; nothing is corrected automatically.',
    query: z.object({ after }),
    response: paged(PaymentDifference),
  }),
  listPayments: endpoint({
    method: 'GET',
    path: '/api/admin/payments',
    access: ['admin'],
    refetchOnOpen: true,
    summary:
      'Orders, payments, refunds and differences of a month, latest first, with its totals by currency, which the kind does not narrow. A payment’s refunds are one entry, on the day of the latest.',
    query: z.object({ ...paymentFilter, after }),
    response: paged(PaymentEntry).extend({
      totals: z.array(z.object({ currency: z.string(), paidCents: z.int(), refundedCents: z.int() })),
    }),
  }),
};
