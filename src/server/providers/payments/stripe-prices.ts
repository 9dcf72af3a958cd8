// The prices of plans at Stripe: created when first needed, with a lookup key of plan and price.

import type Stripe from 'stripe';
import { brand } from '#domain/brand.ts';
import { type ProductId, productName } from '#domain/payments/money/products.ts';
import { isPlan, type Plan, plans } from '#domain/payments/subscriptions/plans.ts';

/** The lookup key of a plan's price. A changed price gets a new key; earlier subscribers keep the old one. */
function priceKey(plan: Plan, currency: string): string {
  return `pala_${plan}_${currency.toLowerCase()}_${plans[plan].cents}`;
}

/** The plan of a price, and its monthly cents; null if it is not ours. */
export function planOfPrice(price: { lookup_key?: string | null } | null): { plan: Plan; priceCents: number } | null {
  const [, plan = '', cents] = /^pala_(\w+)_[a-z]{3}_(\d+)$/.exec(price?.lookup_key ?? '') ?? [];
  return isPlan(plan) ? { plan, priceCents: Number(cents) } : null;
}

/** A product's name on Stripe's pages and invoices. */
export function stripeProductName(product: ProductId): string {
  return `${brand.name}: ${productName(product)}`;
}

/** The id of a plan's monthly price, created if missing. Prices include tax. */
export async function findPrice(stripe: Stripe, plan: Plan, currency: string): Promise<string> {
  const key = priceKey(plan, currency);
  const { data } = await stripe.prices.list({ lookup_keys: [key], limit: 1 });
  if (data[0]) return data[0].id;
  const made = await stripe.prices.create(
    {
      lookup_key: key,
      currency: currency.toLowerCase(),
      unit_amount: plans[plan].cents,
      recurring: { interval: 'month' },
      tax_behavior: 'inclusive',
      product_data: { name: stripeProductName(plan) },
    },
    { idempotencyKey: `price:${key}` },
  );
  return made.id;
}
