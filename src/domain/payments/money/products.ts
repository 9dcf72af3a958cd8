// Products: credit packages and plans.

import { msg, plural } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { isPlan, type Plan, planIds, plans } from '#domain/payments/subscriptions/plans.ts';
import { creditPackages, type PackageId, packageCents, packageIds } from './prices.ts';

export type ProductId = PackageId | Plan;

export const productIds = [...packageIds, ...planIds] as [ProductId, ...ProductId[]];

/** A product's price in cents; of a plan, per month. */
export function productCents(id: ProductId, isClubMember: boolean): number {
  return isPlan(id) ? plans[id].cents : packageCents(id, isClubMember);
}

/** How many analysis credits a payment for it adds. */
export function productCredits(id: ProductId): number {
  return isPlan(id) ? plans[id].creditsAMonth : creditPackages[id].credits;
}

/** A product's name on receipts and screens: "3 analysis credits", "Premium subscription". */
export function productName(id: ProductId): string {
  if (isPlan(id)) return say(msg`${{ plan: plans[id].name }} subscription`);
  const { credits } = creditPackages[id];
  return say(msg`${plural({ credits }, { one: '# analysis credit', other: '# analysis credits' })}`);
}
