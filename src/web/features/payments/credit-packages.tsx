// Packages of analysis credits as one list to choose from.

import { plural, t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import type { Answer } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { formatMoney } from '#domain/payments/money/money.ts';
import { clubDiscountPercent } from '#domain/payments/money/prices.ts';
import { isClubMember } from '#domain/people/roles.ts';
import { buttonStyles } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Card } from '#web/ui/layout/card.tsx';

interface CreditPackagesProps {
  offers: Answer<Endpoints['listOffers']>;
  user: CurrentUser;
}

/** One row per package, and one link that buys the chosen one. */
export function CreditPackages({ offers, user }: CreditPackagesProps) {
  const { packages, currency, isClubPrice } = offers;
  const [choice, setChoice] = useState<string>();
  const chosen = packages.find(({ product }) => product === choice) ?? packages[0];
  const price = (cents: number) => formatMoney({ cents, currency });
  const isCovered = isClubMember(user);
  const { analysisCreditsRemaining: left } = user;
  return (
    <section aria-labelledby="credits-title" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="credits-title" className="text-lg">
          {t`Analysis credits`}
        </h2>
        <p className="text-ink-muted">
          {t`One credit is one review by a coach.`}{' '}
          {left === 0
            ? t`You have none left.`
            : plural({ count: left }, { one: 'You have # left.', other: 'You have # left.' })}
          {isCovered && (
            <span>{` ${t`Your club covers your reviews, so you don’t need any while you are a member.`}`}</span>
          )}
          {isClubPrice && <span>{` ${t`As a club member you pay ${{ percent: clubDiscountPercent }}% less.`}`}</span>}
        </p>
      </div>
      <Card className="grid gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]">
        <fieldset className="grid max-w-md gap-2">
          <legend className="sr-only">{t`How many credits`}</legend>
          {packages.map(({ product, credits, cents }) => (
            <label key={product} className={rowStyles}>
              <input
                type="radio"
                name="credits"
                checked={product === chosen?.product}
                onChange={() => setChoice(product)}
                className="size-4 accent-primary"
              />
              {/* Fixed widths, so that prices stand under each other. */}
              <span className="w-20">{plural({ count: credits }, { one: '# credit', other: '# credits' })}</span>{' '}
              <span className="min-w-16 font-semibold">{price(cents)}</span>{' '}
              {credits > 1 && (
                <span className="ml-auto text-sm text-ink-muted">{t`${{ price: price(Math.round(cents / credits)) }} each`}</span>
              )}
            </label>
          ))}
        </fieldset>
        <p className="max-w-[60ch] text-sm text-ink-muted">
          {t`A plan costs less than its credits bought one by one, but you pay every month until you cancel, so it suits regular play. Credits you buy here are paid once, need no plan and do not expire. All prices include tax.`}
        </p>
        {chosen && (
          <Link
            to="/payment"
            search={{ product: chosen.product }}
            className={cn(
              buttonStyles({ variant: isCovered ? 'secondary' : 'primary' }),
              'sm:justify-self-start lg:col-start-1',
            )}
          >
            {t`Buy ${plural({ count: chosen.credits }, { one: '# credit', other: '# credits' })} for ${{ price: price(chosen.cents) }}`}
          </Link>
        )}
      </Card>
    </section>
  );
}

const rowStyles =
  'flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 rounded-lg border border-line-strong/60 px-3.5 py-1.5 transition-colors hover:bg-surface-sunken has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';
