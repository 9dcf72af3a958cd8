// The parts of Stripe's objects that we read, in earlier and later API versions, because a webhook may be set to any of them.

import { z } from 'zod';
import { UnreadableEvent } from './payments.ts';

/** An id, or the object that it names. */
const id = z.union([z.string(), z.object({ id: z.string() }).transform((thing) => thing.id)]);

/** Seconds since 1970, as ISO 8601. */
const moment = z
  .int()
  .max(8_640_000_000_000)
  .transform((seconds) => new Date(seconds * 1000).toISOString());

const metadata = z.object({ orderId: z.string().optional() }).nullish();
const period = { current_period_start: moment.nullish(), current_period_end: moment.nullish() };
const price = z.object({ lookup_key: z.string().nullish() });
const amounts = z.array(z.object({ amount: z.int() })).nullish();

export const EventHead = z.object({ id: z.string(), created: moment });

export const Subscription = z.object({
  id: z.string(),
  status: z.string(),
  customer: id.nullish(),
  metadata,
  cancel_at_period_end: z.boolean(),
  cancel_at: moment.nullish(),
  // On the subscription; since 2025 on each item.
  ...period,
  items: z.object({ data: z.array(z.object({ id: z.string().optional(), price: price.nullish(), ...period })) }),
});
export type Subscription = z.output<typeof Subscription>;

const details = z.object({ subscription: id.nullish(), metadata }).nullish();

/** The invoice's subscription; under `parent` since 2025. */
const head = {
  id: z.string(),
  parent: z.object({ subscription_details: details }).nullish(),
  subscription_details: details,
  subscription: id.nullish(),
};

const line = z.object({
  amount: z.int(),
  period: z.object({ start: moment, end: moment }),
  metadata,
  price: price.nullish(),
  // The price's id, or the expanded price.
  pricing: z.object({ price_details: z.object({ price: z.union([price, z.string()]).nullish() }).nullish() }).nullish(),
});

export const InvoiceHead = z.object(head);
export type InvoiceHead = z.output<typeof InvoiceHead>;

export const Invoice = z.object({
  ...head,
  customer: id.nullish(),
  billing_reason: z.string().nullish(),
  amount_paid: z.int(),
  currency: z.string(),
  total_taxes: amounts,
  total_tax_amounts: amounts,
  payment_intent: id.nullish(),
  payments: z
    .object({
      data: z.array(z.object({ status: z.string(), payment: z.object({ payment_intent: id.nullish() }).nullish() })),
    })
    .nullish(),
  lines: z.object({ data: z.array(line) }),
});
export type Invoice = z.output<typeof Invoice>;

export const Session = z.object({
  id: z.string(),
  mode: z.string(),
  payment_status: z.string(),
  client_reference_id: z.string().nullish(),
  metadata,
  customer: id.nullish(),
  payment_intent: id.nullish(),
  amount_total: z.int().nullish(),
  total_details: z.object({ amount_tax: z.int().nullish() }).nullish(),
  currency: z.string().nullish(),
});
export type Session = z.output<typeof Session>;

export const ClosedSession = Session.pick({ client_reference_id: true, metadata: true });

const ofPayment = { payment_intent: id.nullish(), charge: id.nullish() };
const began = { created: moment.nullish() };

export const Charge = z.object({ ...ofPayment, amount_refunded: z.int() });
export const Refund = z.object({
  id: z.string(),
  amount: z.int(),
  status: z.string().nullish(),
  ...ofPayment,
  ...began,
});
export const Dispute = z.object({ id: z.string(), amount: z.int(), status: z.string(), ...ofPayment, ...began });

/** Validates a Stripe object. @throws UnreadableEvent naming what is missing */
export function parseStripeObject<T extends z.ZodType>(shape: T, object: unknown): z.output<T> {
  const parsed = shape.safeParse(object);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new UnreadableEvent(`${issue?.path.join('.')}: ${issue?.message}`);
}
