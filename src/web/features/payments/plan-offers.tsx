// The plans side by side, with prices and benefits.

import { Link } from '@tanstack/react-router';
import { formatMoney } from '#domain/payments/money/money.ts';
import { planBenefits } from '#domain/payments/subscriptions/plan-benefits.ts';
import { type Plan, planIds, plans } from '#domain/payments/subscriptions/plans.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Benefits } from '#web/ui/benefits.tsx';
import { buttonStyles } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';

interface PlanOffersProps {
  /** The plan that the person has; null for none. */
  own: Plan | null;
  /** The plan whose payment is on its way; null for none. */
  pending: Plan | null;
  currency: string;
}

/** One card per plan. */
export function PlanOffers({ own, pending, currency }: PlanOffersProps) {
  return (
    <section aria-labelledby="plans-title" className="grid gap-4">
      <h2 id="plans-title" className="text-lg">
        Plans
      </h2>
      <div className="grid gap-4 md:grid-cols-2">
        {planIds.map((plan) => (
          <Card key={plan} as="section" className="flex flex-col gap-4">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h3 className="text-lg">{plans[plan].name}</h3>
              {own === plan && <Badge tone="success">Your plan</Badge>}
              {pending === plan && <Badge tone="attention">On its way</Badge>}
            </div>
            <p>
              <span className="font-heading text-2xl font-semibold">
                {formatMoney({ cents: plans[plan].cents, currency })}
              </span>{' '}
              <span className="text-ink-muted">a month, tax included</span>
            </p>
            <Benefits lines={planBenefits(plan)} />
            <div className="mt-auto">
              {own === null && pending !== null ? null : own === null ? (
                <Link
                  to="/payment"
                  search={{ product: plan }}
                  className={buttonStyles({ variant: plan === 'pro' ? 'primary' : 'secondary' })}
                >
                  Subscribe to {plans[plan].name}
                </Link>
              ) : (
                <Link to="/subscription-management" className={buttonStyles({ variant: 'secondary' })}>
                  {own === plan ? 'Manage' : `Change to ${plans[plan].name}`}
                </Link>
              )}
            </div>
          </Card>
        ))}
      </div>
    </section>
  );
}
