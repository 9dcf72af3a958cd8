// The subscription plans and what each includes per month (docs/product.md#subscriptions).

import { planCents } from '#domain/payments/money/prices.ts';

export const plans = {
  premium: { name: 'Premium', messagesAMonth: 20, creditsAMonth: 1, cents: planCents.premium },
  pro: { name: 'Pro', messagesAMonth: 100, creditsAMonth: 4, cents: planCents.pro },
} as const;

export type Plan = keyof typeof plans;

/** From smallest to largest. */
export const planIds = Object.keys(plans) as [Plan, ...Plan[]];

/** Whether `plan` gives more than `other`. */
export function isLargerPlan(plan: Plan, other: Plan): boolean {
  return planIds.indexOf(plan) > planIds.indexOf(other);
}

/** Whether a text is the name of a plan. */
export function isPlan(text: string): text is Plan {
  return text in plans;
}
