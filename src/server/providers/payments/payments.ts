// The port to who takes payments: Stripe, or the built-in test provider. What a provider tells is put into facts of our own.

import type { MoneyReturn } from '#domain/payments/money/money-returns.ts';
import type { ProductId } from '#domain/payments/money/products.ts';
import type { PaidMonth } from '#domain/payments/subscriptions/paid-month.ts';
import type { Plan } from '#domain/payments/subscriptions/plans.ts';
import type { SubscriptionFact } from '#domain/payments/subscriptions/subscription-state.ts';

/** What someone wants to pay for. */
export interface CheckoutOrder {
  id: string;
  product: ProductId;
  /** In the smallest unit of the currency; a month's price for a plan. */
  cents: number;
  currency: string;
  customerId: string;
}

/** What was paid. Moments are ISO 8601. */
interface Payment {
  /** The provider's name for it. */
  paymentId: string;
  /** The order that it goes back to, as we named it; null when the provider knows of none. */
  orderId: string | null;
  customerId: string | null;
  cents: number;
  /** The part of it that is tax. */
  taxCents: number;
  currency: string;
  at: string;
}

/** What a provider can tell. */
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
  /** The buyer is done, and the money takes days to arrive. */
  | { kind: 'pending'; orderId: string | null }
  | { kind: 'closed'; orderId: string | null; hasFailed: boolean }
  | {
      kind: 'subscription';
      subscriptionId: string;
      orderId: string | null;
      customerId: string | null;
      fact: SubscriptionFact;
    }
  /** Money of a payment went back to the buyer, or did not after all. */
  | { kind: 'returned'; paymentId: string; fact: MoneyReturn };

/** An event whose signature was right. */
export interface PaymentEvent {
  id: string;
  type: string;
  payload: object;
}

/** A change that someone wants to make of a subscription. */
export type WantedChange = { plan: Plan; when: 'now' | 'at-period-end' } | { cancelAtPeriodEnd: boolean };

/** A payment in the provider's books. */
export interface BookedPayment {
  paymentId: string;
  cents: number;
  refundedCents: number;
}

/** Thrown for an event that is not signed as the provider signs, or was signed too long ago. */
export class UnsignedEvent extends Error {}

/** Thrown when the bank refuses a payment that the change of a subscription needs. */
export class PaymentDeclined extends Error {}

/** Thrown when the provider does not answer, or answers that it cannot. */
export class PaymentsUnavailable extends Error {
  /** Whether there was an answer: without one, what was asked may have happened all the same. */
  readonly isAnswered: boolean;

  constructor(message: string, { isAnswered = true, ...options }: ErrorOptions & { isAnswered?: boolean } = {}) {
    super(message, options);
    this.isAnswered = isAnswered;
  }
}

/** Thrown for an event, or an answer, that lacks what we need to know; the message names what. Asking again would not help. */
export class UnreadableEvent extends Error {}

/** Thrown where nobody takes payments. */
export class PaymentsNotSetUp extends Error {}

/** Who takes payments. Everything but reading events rejects with `PaymentsUnavailable` while the provider is down. */
export interface Payments {
  /** Opens the envelope of an event. Null for a type that nothing follows from. @throws UnsignedEvent */
  openEvent(body: Buffer, signature: string): Promise<PaymentEvent | null>;
  /** Whether anything can be bought. */
  isSetUp: boolean;
  /** What an event says; null when nothing follows from it. @throws UnreadableEvent */
  readFact(event: PaymentEvent): Promise<PaymentFact | null>;
  /** Makes a customer, once for each person. */
  createCustomer(person: { id: string; email: string; name: string }): Promise<string>;
  /** Opens a checkout; the same one when the same order is opened twice. */
  openCheckout(order: CheckoutOrder): Promise<{ checkoutId: string; url: string }>;
  /** Closes a checkout, so that nobody can pay it any more; false when the buyer was done before. */
  closeCheckout(checkoutId: string): Promise<boolean>;
  /** Where a customer changes cards and reads the provider's own invoices. */
  openPortal(customerId: string): Promise<string>;
  /**
   * Changes a subscription, and answers with what it is then. One that is so already is left as it is.
   *
   * @param key the same for the same attempt, which happens once however often it is asked for
   * @throws PaymentDeclined
   */
  changeSubscription(subscriptionId: string, change: WantedChange, key: string): Promise<SubscriptionFact>;
  /** Ends a subscription at once; one that has ended already stays so. */
  endSubscription(subscriptionId: string): Promise<void>;
  /** A subscription as the provider has it; null when it knows of none. */
  readSubscription(subscriptionId: string): Promise<SubscriptionFact | null>;
  /** Every payment since a moment (ISO 8601). */
  listPayments(since: string): Promise<BookedPayment[]>;
  /** What only the test provider can do; null when money moves. */
  test: TestDesk | null;
}

/** The pay page of the test provider, and the passing of its time. */
export interface TestDesk {
  /** Where its events go: to the webhook, signed. */
  deliverTo(deliver: (body: string, signature: string) => Promise<void>): void;
  /** Ends a checkout as its pay page was told to, or has its payment take days; false when it has ended otherwise. */
  settle(order: CheckoutOrder, outcome: 'pay' | 'delay' | 'fail'): Promise<boolean>;
  /** Lets a subscription's period be over, and its next payment succeed or fail; an open one is tried again. */
  renew(subscriptionId: string, outcome: 'pay' | 'fail'): Promise<void>;
  /** Renews every subscription whose period is over. */
  renewDue(): Promise<void>;
}
