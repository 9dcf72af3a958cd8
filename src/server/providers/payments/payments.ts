// The port to payment providers: Stripe, or the built-in test provider. Their events are translated into our own facts.

import type { MoneyReturn } from '#domain/payments/money/money-returns.ts';
import type { ProductId } from '#domain/payments/money/products.ts';
import type { PaidMonth } from '#domain/payments/subscriptions/paid-month.ts';
import type { Plan } from '#domain/payments/subscriptions/plans.ts';
import type { SubscriptionFact } from '#domain/payments/subscriptions/subscription-state.ts';

/** An order to pay. */
export interface CheckoutOrder {
  id: string;
  product: ProductId;
  /** In the smallest unit of the currency; a month's price for a plan. */
  cents: number;
  currency: string;
  customerId: string;
}

/** A payment. Moments are ISO 8601. */
interface Payment {
  /** The provider's id. */
  paymentId: string;
  /** Our id of its order; null when the provider knows of none. */
  orderId: string | null;
  customerId: string | null;
  cents: number;
  /** The tax included. */
  taxCents: number;
  currency: string;
  at: string;
}

/** The facts a provider can report. */
export type PaymentFact =
  /** A package was paid for. */
  | ({ kind: 'paid' } & Payment)
  /** A month of a subscription was paid for; the first one for the price of the order. */
  | ({
      kind: 'renewed';
      subscriptionId: string;
      plan: Plan;
      isFirst: boolean;
      periodStart: string;
      periodEnd: string;
    } & Payment &
      PaidMonth)
  /** The buyer is done, but the money takes days to arrive. */
  | { kind: 'pending'; orderId: string | null }
  | { kind: 'closed'; orderId: string | null; hasFailed: boolean }
  | {
      kind: 'subscription';
      subscriptionId: string;
      orderId: string | null;
      customerId: string | null;
      fact: SubscriptionFact;
    }
  /** Money was returned to the buyer, or the return was undone. */
  | { kind: 'returned'; paymentId: string; fact: MoneyReturn };

/** An event with a valid signature. */
export interface PaymentEvent {
  id: string;
  type: string;
  payload: object;
}

/** A requested change of a subscription. */
export type WantedChange = { plan: Plan; when: 'now' | 'at-period-end' } | { cancelAtPeriodEnd: boolean };

/** A payment in the provider's books. */
export interface BookedPayment {
  paymentId: string;
  cents: number;
  refundedCents: number;
}

/** Thrown for an event with an invalid or expired signature. */
export class UnsignedEvent extends Error {}

/** Thrown when the bank declines the payment for a change of subscription. */
export class PaymentDeclined extends Error {}

/** Thrown when the provider does not answer, or fails. */
export class PaymentsUnavailable extends Error {
  /** Whether there was an answer; without one, the request may still have succeeded. */
  readonly isAnswered: boolean;

  constructor(message: string, { isAnswered = true, ...options }: ErrorOptions & { isAnswered?: boolean } = {}) {
    super(message, options);
    this.isAnswered = isAnswered;
  }
}

/** Thrown for an event or answer that lacks required data, which the message names. Retrying would not help. */
export class UnreadableEvent extends Error {}

/** Thrown when no payment provider is set up. */
export class PaymentsNotSetUp extends Error {}

/** A payment provider. Everything except reading events rejects with `PaymentsUnavailable` while it is down. */
export interface Payments {
  /** Verifies an event. Null for a type that is not handled. @throws UnsignedEvent */
  openEvent(body: Buffer, signature: string): Promise<PaymentEvent | null>;
  /** Whether products can be bought. */
  isSetUp: boolean;
  /** An event's fact; null when there is none. @throws UnreadableEvent */
  readFact(event: PaymentEvent): Promise<PaymentFact | null>;
  /** Creates a customer, once per person. */
  createCustomer(person: { id: string; email: string; name: string }): Promise<string>;
  /** Opens a checkout; the same one for the same order. */
  openCheckout(order: CheckoutOrder): Promise<{ checkoutId: string; url: string }>;
  /** Closes a checkout, so that it cannot be paid; false when the buyer had already finished. */
  closeCheckout(checkoutId: string): Promise<boolean>;
  /** The provider's page for cards and invoices. */
  openPortal(customerId: string): Promise<string>;
  /**
   * Changes a subscription and returns its new state; repeated changes have no effect.
   *
   * @param key idempotency key of the attempt
   * @throws PaymentDeclined
   */
  changeSubscription(subscriptionId: string, change: WantedChange, key: string): Promise<SubscriptionFact>;
  /** Ends a subscription at once; no effect if it has ended. */
  endSubscription(subscriptionId: string): Promise<void>;
  /** A subscription at the provider; null when it knows of none. */
  readSubscription(subscriptionId: string): Promise<SubscriptionFact | null>;
  /** Every payment since a moment (ISO 8601). */
  listPayments(since: string): Promise<BookedPayment[]>;
  /** The test provider's extras; null when payments are real. */
  test: TestControls | null;
}

/** The test provider's checkout, and its simulated time. */
export interface TestControls {
  /** Sets where its signed events go: the webhook. */
  deliverTo(deliver: (body: string, signature: string) => Promise<void>): void;
  /** Ends a checkout with the chosen outcome, or delays its payment; false when it had already ended. */
  settle(order: CheckoutOrder, outcome: 'pay' | 'delay' | 'fail'): Promise<boolean>;
  /** Ends a subscription's period, with its next payment succeeding or failing; an open payment is retried. */
  renew(subscriptionId: string, outcome: 'pay' | 'fail'): Promise<void>;
  /** Renews every subscription whose period has ended. */
  renewDue(): Promise<void>;
}
