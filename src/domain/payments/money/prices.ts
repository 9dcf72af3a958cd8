// Everything for sale and its prices, defined only here (docs/product.md#prices).

/** Packages of analysis credits, paid once. */
export const creditPackages = {
  'credits-1': { credits: 1, cents: 1500 },
  'credits-3': { credits: 3, cents: 3900 },
  'credits-10': { credits: 10, cents: 11_000 },
} as const;

/** What a month of each plan costs, in cents. */
export const planCents = { premium: 999, pro: 1999 } as const;

/** The club members' discount on credits, in percent. */
export const clubDiscountPercent = 20;

export type PackageId = keyof typeof creditPackages;

export const packageIds = Object.keys(creditPackages) as [PackageId, ...PackageId[]];

/** A package's price in cents; club members get a discount (docs/product.md#prices). */
export function packageCents(id: PackageId, isClubMember: boolean): number {
  const { cents } = creditPackages[id];
  return isClubMember ? Math.round((cents * (100 - clubDiscountPercent)) / 100) : cents;
}
