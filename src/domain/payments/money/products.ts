// What can be paid for: packages of credits and plans, under one name each.

import { isPlan, type Plan, planIds, plans } from '#domain/payments/subscriptions/plans.ts';
import { creditPackages, type PackageId, packageCents, packageIds } from './prices.ts';

export type ProductId = PackageId | Plan;

export const productIds = [...packageIds, ...planIds] as [ProductId, ...ProductId[]];

/** What a product costs someone, in cents: for a plan, a month of it. */
export function productCents(id: ProductId, isClubMember: boolean): number {
  return isPlan(id) ? plans[id].cents : packageCents(id, isClubMember);
}

/** How many analysis credits a payment for it adds. */
export function productCredits(id: ProductId): number {
  return isPlan(id) ? plans[id].creditsAMonth : creditPackages[id].credits;
}

/** What a product is called on bills and screens: "3 analysis credits", "Premium subscription". */
export function productName(id: ProductId): string {
  if (isPlan(id)) return `${plans[id].name} subscription`;
  const { credits } = creditPackages[id];
  return credits === 1 ? '1 analysis credit' : `${credits} analysis credits`;
}
