// The plans under each other, one line each.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { formatMoney } from '#domain/payments/money/money.ts';
import { planSummary } from '#domain/payments/subscriptions/plan-benefits.ts';
import { type Plan, planIds, plans } from '#domain/payments/subscriptions/plans.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonStyles } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';

interface PlanOffersProps {
  /** The plan that the person has; null for none. */
  own: Plan | null;
  /** The plan whose payment is on its way; null for none. */
  pending: Plan | null;
  currency: string;
}

/** One row per plan: name, price, what a month gives, and one action. */
export function PlanOffers({ own, pending, currency }: PlanOffersProps) {
  return (
    <section aria-labelledby="plans-title" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="plans-title" className="text-lg">
          {t`Plans`}
        </h2>
        <p className="text-ink-muted">
          {t`Messages to your coaches need Premium or Pro. Unused credits stay yours. Cancel any time.`}
        </p>
      </div>
      <Card padded={false}>
        <ul className="divide-y">
          {planIds.map((plan) => (
            <li
              key={plan}
              className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-2 px-4 py-3 sm:px-6 lg:grid-cols-[11rem_9rem_1fr_auto]"
            >
              <div className="flex flex-wrap items-center gap-2">
                <h3 className="text-base">{plans[plan].name}</h3>
                {own === plan && <Badge tone="success">{t`Your plan`}</Badge>}
                {pending === plan && <Badge tone="attention">{t`On its way`}</Badge>}
              </div>
              <p>
                <MonthlyPrice price={formatMoney({ cents: plans[plan].cents, currency })} />
              </p>
              <p className="text-sm max-sm:col-span-full">{planSummary(plan)}</p>
              {own === null && pending !== null ? null : own === null ? (
                <Link to="/payment" search={{ product: plan }} className={actionStyles}>
                  {t`Subscribe to ${{ plan: plans[plan].name }}`}
                </Link>
              ) : (
                <Link to="/subscription-management" className={actionStyles}>
                  {own === plan ? t`Manage` : t`Change to ${{ plan: plans[plan].name }}`}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function MonthlyPrice({ price }: { price: string }) {
  return (
    <Trans>
      <span className="font-heading text-lg font-semibold">{price}</span>{' '}
      <span className="text-sm text-ink-muted">a month</span>
    </Trans>
  );
}

/** As wide as the other row's, so that the columns line up. */
const actionStyles = `${buttonStyles({ variant: 'secondary' })} max-sm:col-span-full sm:min-w-48`;
