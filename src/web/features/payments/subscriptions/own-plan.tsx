// The person's plan: its state with the date that matters, and what is left of it.

import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { TriangleAlert } from 'lucide-react';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import type { OwnSubscription } from '#contract/payments/subscriptions.ts';
import { say } from '#domain/language/say.ts';
import { formatMoney } from '#domain/payments/money/money.ts';
import { plans } from '#domain/payments/subscriptions/plans.ts';
import { formatDate, formatNumber } from '#web/lib/format.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Card, CardTitle, StatCard } from '#web/ui/layout/card.tsx';
import { BillingButton, CancelButton, ResumeButton } from './plan-actions.tsx';

interface OwnPlanProps {
  subscription: OwnSubscription;
  currency: string;
  user: CurrentUser;
  /** Whether a payment provider is configured. */
  isChangeable: boolean;
}

const states: Record<OwnSubscription['state'], { label: MessageDescriptor; tone: Tone }> = {
  incomplete: { label: msg`Not paid yet`, tone: 'attention' },
  active: { label: msg({ message: 'Active', context: 'subscription' }), tone: 'success' },
  past_due: { label: msg`Payment failed`, tone: 'attention' },
  cancelled: { label: msg({ message: 'Cancelled', context: 'subscription' }), tone: 'neutral' },
  ended: { label: msg({ message: 'Ended', context: 'subscription' }), tone: 'neutral' },
};

/** The plan's card, with cancelling, resuming, and the provider's pages. */
export function OwnPlan({ subscription, currency, user, isChangeable }: OwnPlanProps) {
  const { plan, state, cancelAtPeriodEnd, currentPeriodEnd, messagesLeft } = subscription;
  const { name, messagesAMonth } = plans[plan];
  const credits = user.analysisCreditsRemaining;
  return (
    <section aria-label={t`Your plan`} className="grid gap-4">
      {state === 'past_due' && isChangeable && <FailedPayment subscription={subscription} />}
      <Card className="grid gap-4">
        <CardTitle className="mb-0" action={<Badge tone={states[state].tone}>{say(states[state].label)}</Badge>}>
          {name}
        </CardTitle>
        <p className="max-w-[70ch]">
          {isChangeable
            ? nextSentence(subscription, currency)
            : t`Paid until ${{ date: formatDate(currentPeriodEnd) }}. It does not renew while payments are not set up.`}
        </p>
        {isChangeable && (
          <div className="flex flex-wrap gap-3">
            {cancelAtPeriodEnd ? <ResumeButton /> : <CancelButton plan={name} end={formatDate(currentPeriodEnd)} />}
            <BillingButton label={state === 'past_due' ? t`Pay or change card` : t`Cards and invoices`} />
          </div>
        )}
      </Card>
      <div className="grid grid-cols-2 gap-4">
        <StatCard
          label={t`Messages left`}
          value={formatNumber(messagesLeft)}
          hint={t`of ${{ count: messagesAMonth }} this month; resets on the 1st`}
        />
        <StatCard
          label={t`Analysis credits`}
          value={formatNumber(credits)}
          hint={
            credits === 0
              ? t`for no reviews`
              : plural({ count: credits }, { one: 'for one review', other: 'for # reviews' })
          }
        />
      </div>
    </section>
  );
}

function FailedPayment({ subscription: { plan, graceUntil } }: { subscription: OwnSubscription }) {
  const { name } = plans[plan];
  return (
    <div role="alert" className="flex items-start gap-3 rounded-xl border border-attention/40 bg-attention-soft p-4">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-attention" />
      <p className="max-w-[70ch]">
        <strong>{t`Your last payment didn’t go through.`}</strong>{' '}
        {graceUntil
          ? t`Pay the open invoice or use another card by ${{ date: formatDate(graceUntil) }}. Until then, you keep ${{ plan: name }}.`
          : t`Pay the open invoice or use another card. Until then, you keep ${{ plan: name }}.`}
      </p>
    </div>
  );
}

/** What happens next, and when. */
function nextSentence(subscription: OwnSubscription, currency: string): string {
  const { plan, nextPlan, state, currentPeriodEnd, cancelAtPeriodEnd } = subscription;
  const end = formatDate(currentPeriodEnd);
  const price = (of: typeof plan) => formatMoney({ cents: plans[of].cents, currency });
  if (cancelAtPeriodEnd)
    return t`It ends on ${{ date: end }}. You can use everything until then, and we won’t charge you again.`;
  if (state === 'past_due') return t`${{ price: price(plan) }} is due for the month until ${{ date: end }}.`;
  if (nextPlan !== null) {
    return t`On ${{ date: end }} it changes to ${{ nextPlan: plans[nextPlan].name }} and renews for ${{ price: price(nextPlan) }}. Until then you keep ${{ plan: plans[plan].name }}.`;
  }
  return t`It renews on ${{ date: end }} for ${{ price: price(plan) }}.`;
}
