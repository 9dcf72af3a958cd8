// Packages of analysis credits, with what one review costs in each.

import { Link } from '@tanstack/react-router';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import type { Answer } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { formatMoney } from '#domain/payments/money/money.ts';
import { clubDiscountPercent } from '#domain/payments/money/prices.ts';
import { productName } from '#domain/payments/money/products.ts';
import { isClubMember } from '#domain/people/permissions.ts';
import { buttonStyles } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';

interface CreditPackagesProps {
  offers: Answer<Endpoints['listOffers']>;
  user: CurrentUser;
}

/** One card per package. */
export function CreditPackages({ offers, user }: CreditPackagesProps) {
  const { packages, currency, isClubPrice } = offers;
  const price = (cents: number) => formatMoney({ cents, currency });
  const { analysisCreditsRemaining: left } = user;
  return (
    <section aria-labelledby="credits-title" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="credits-title" className="text-lg">
          Analysis credits
        </h2>
        <p className="text-ink-muted">
          One credit is one review by a coach. You have {left === 0 ? 'none' : left} left.
          {isClubMember(user) && (
            <span>{" Your club covers your reviews, so you don't need any while you are a member."}</span>
          )}
          {isClubPrice && <span>{` As a club member you pay ${clubDiscountPercent}% less.`}</span>}
        </p>
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        {packages.map(({ product, credits, cents }) => (
          <Card key={product} as="section" className="flex flex-col gap-3">
            <h3 className="text-base">{productName(product)}</h3>
            <p className="font-heading text-xl font-semibold">{price(cents)}</p>
            <p className="text-sm text-ink-muted">
              {credits === 1
                ? 'For one review, tax included'
                : `${price(Math.round(cents / credits))} a review, tax included`}
            </p>
            <div className="mt-auto">
              <Link
                to="/payment"
                search={{ product }}
                aria-label={`Buy ${productName(product)}`}
                className={buttonStyles({ variant: 'secondary' })}
              >
                Buy
              </Link>
            </div>
          </Card>
        ))}
      </div>
    </section>
  );
}
