// Payments: orders, payments, and the facts that the provider sent.

import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { MoneyReturn } from '#domain/payments/money/money-returns.ts';
import { orderStates } from '#domain/payments/money/order-states.ts';
import { differenceKinds } from '#domain/payments/money/payment-differences.ts';
import { productIds } from '#domain/payments/money/products.ts';
import { planIds } from '#domain/payments/subscriptions/plans.ts';
import { users } from './accounts.ts';
import { instant, isOneOf, now, oneOf, primaryId } from './columns.ts';

/** Under which name the provider knows a person. */
export const paymentCustomers = snakeCase.table('payment_customers', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id),
  customerId: text().notNull().unique(),
});

/** What someone wants to pay for, with the price that was shown. The word of a payment is held against it. */
export const paymentOrders = snakeCase.table(
  'payment_orders',
  {
    id: primaryId(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    product: text({ enum: productIds }).notNull(),
    cents: integer().notNull(),
    currency: text().notNull(),
    state: text({ enum: orderStates }).notNull().default('open'),
    /** What the provider calls its checkout, and where it is; null until it has been opened. */
    checkoutId: text(),
    checkoutUrl: text(),
    /** Under which name the provider knows who pays: for a junior the guardian of that time. Null from servers of the version before. */
    customerId: text(),
    createdAt: instant().notNull().default(now),
  },
  (table) => [
    index('payment_orders_user_index').on(table.userId, table.id),
    // Double clicks and two windows share one.
    uniqueIndex('payment_orders_open_key').on(table.userId, table.product).where(sql`${table.state} = 'open'`),
    // One plan a person: no one has two open checkouts for plans.
    uniqueIndex('payment_orders_open_plan_key')
      .on(table.userId)
      .where(sql`${table.state} = 'open' and ${isOneOf(table.product, planIds)}`),
    oneOf('payment_orders_product_check', table.product, productIds),
    oneOf('payment_orders_state_check', table.state, orderStates),
    check('payment_orders_cents_check', sql`${table.cents} > 0`),
  ],
);

/** Payments, once each, for bookkeeping. */
export const receipts = snakeCase.table(
  'receipts',
  {
    id: primaryId(),
    /** Without gaps, from 1. */
    number: integer().notNull().unique(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    product: text({ enum: productIds }).notNull(),
    cents: integer().notNull(),
    /** The tax that is part of it, as the provider worked it out. */
    taxCents: integer().notNull(),
    currency: text().notNull(),
    /** The subscription that it is for, by the provider's name, and the period; null for a package. */
    subscriptionId: text(),
    periodStart: instant(),
    periodEnd: instant(),
    /** Credits that it added, and how many of them a refund has taken back. */
    credits: integer().notNull(),
    creditsTakenBack: integer().notNull().default(0),
    refundedCents: integer().notNull().default(0),
    /** What the provider calls the payment: paid for once. */
    paymentId: text().notNull().unique(),
    paidAt: instant().notNull(),
  },
  (table) => [
    index('receipts_user_index').on(table.userId, table.id),
    index('receipts_paid_index').on(table.paidAt),
    // Credits once per subscription and period.
    uniqueIndex('receipts_period_key').on(table.subscriptionId, table.periodStart).where(sql`${table.credits} > 0`),
    oneOf('receipts_product_check', table.product, productIds),
    check('receipts_cents_check', sql`${table.cents} >= 0 and ${table.taxCents} >= 0 and ${table.refundedCents} >= 0`),
    check('receipts_credits_check', sql`${table.creditsTakenBack} between 0 and ${table.credits}`),
  ],
);

/** Why an event could not be applied. */
export const eventProblems = [
  'unknown-order',
  'wrong-amount',
  'other-customer',
  'no-player',
  'unknown-payment',
  /** Another subscription of the same person counts already: this one gives nothing, and ends. */
  'second-subscription',
  /** This period of the plan is paid for already. */
  'period-paid-before',
  /** It lacks what we need to know. */
  'unreadable',
] as const;

/** The provider's facts: stored before they are acknowledged, then applied once. */
export const paymentEvents = snakeCase.table(
  'payment_events',
  {
    /** The provider's id. */
    id: text().primaryKey(),
    type: text().notNull(),
    /** As it came; emptied once it is applied. */
    payload: jsonb().$type<object>(),
    /** What it speaks of, where it waits for that to be known. */
    paymentId: text(),
    problem: text({ enum: eventProblems }),
    receivedAt: instant().notNull().default(now),
    appliedAt: instant(),
  },
  (table) => [
    index('payment_events_open_index').on(table.receivedAt).where(sql`${table.appliedAt} is null`),
    index('payment_events_payment_index').on(table.paymentId),
    oneOf('payment_events_problem_check', table.problem, eventProblems),
  ],
);

/** Differences that the daily comparison found, for administrators: nothing is put right by itself. */
export const paymentDifferences = snakeCase.table(
  'payment_differences',
  {
    id: primaryId(),
    kind: text({ enum: differenceKinds }).notNull(),
    /** The provider's name for what differs. */
    subject: text().notNull(),
    /** Our figure and the provider's, in words. */
    ours: text().notNull(),
    theirs: text().notNull(),
    foundAt: instant().notNull().default(now),
  },
  (table) => [
    uniqueIndex('payment_differences_key').on(table.kind, table.subject),
    oneOf('payment_differences_kind_check', table.kind, differenceKinds),
  ],
);

/** What the provider said about refunds and disputes of each payment: what has gone back is their sum, in whatever order they came. */
export const paymentReturns = snakeCase.table(
  'payment_returns',
  {
    id: primaryId(),
    paymentId: text().notNull(),
    fact: jsonb().$type<MoneyReturn>().notNull(),
  },
  (table) => [index('payment_returns_payment_index').on(table.paymentId)],
);

/** What the built-in test provider keeps, instead of a provider elsewhere: its checkouts, payments and subscriptions. */
export const testProviderRecords = snakeCase.table('test_provider_records', {
  id: text().primaryKey(),
  kind: text({ enum: ['checkout', 'payment', 'subscription'] }).notNull(),
  content: jsonb().$type<object>().notNull(),
  createdAt: instant().notNull().default(now),
});
