// Offers the other plan, and says what changing to it means.

import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { OwnSubscription } from '#contract/payments/subscriptions.ts';
import { formatMoney } from '#domain/payments/money/money.ts';
import { planBenefits } from '#domain/payments/subscriptions/plan-benefits.ts';
import { type Plan, planIds, plans } from '#domain/payments/subscriptions/plans.ts';
import { mayChangePlan, whenPlanChanges } from '#domain/payments/subscriptions/subscription-changes.ts';
import { formatDate } from '#web/lib/format.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Benefits } from '#web/ui/benefits.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';

interface OtherPlanProps {
  subscription: OwnSubscription;
  currency: string;
}

/** A plan with the texts of the change. */
interface Offer {
  plan: Plan;
  label: string;
  question: string;
  /** What the change means. */
  description: string;
  /** Shown once it is done. */
  done: string;
}

/** Offers the other plan, or to keep the current one when a smaller plan is scheduled. */
export function OtherPlan({ subscription, currency }: OtherPlanProps) {
  const { plan, nextPlan } = subscription;
  const wanted = planIds.find((one) => one !== (nextPlan ?? plan)) ?? plan;
  const { name, cents } = plans[wanted];
  const price = formatMoney({ cents, currency });
  const offer = offerOf(subscription, wanted, price);
  const permission = mayChangePlan(subscription, wanted);
  // Kept, because the new plan may be shown before the answer, and would offer the way back.
  const [asked, setAsked] = useState(offer);
  const [isOpen, setIsOpen] = useState(false);
  const change = useCall(endpoints.changePlan, {
    onSuccess: () => {
      setIsOpen(false);
      toast({ title: asked.done, tone: 'success' });
    },
    onError: (error) => failureToast(t`The plan was not changed`, error, t`Please try again.`),
  });
  const ask = () => {
    setAsked(offer);
    setIsOpen(true);
  };
  return (
    <Card as="section" className="grid gap-4">
      <CardTitle className="mb-0" action={<span className="text-ink-muted">{t`${{ price }} a month`}</span>}>
        {name}
      </CardTitle>
      <Benefits lines={planBenefits(wanted).slice(0, 2)} />
      <div>
        <Button variant="secondary" disabled={!permission.allowed} onClick={ask}>
          {offer.label}
        </Button>
        {!permission.allowed && <p className="mt-2 text-sm text-ink-muted">{permission.reason}</p>}
      </div>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={asked.question}
        description={asked.description}
        confirmLabel={asked.label}
        busy={change.isPending}
        onConfirm={() => change.mutate({ body: { plan: asked.plan } })}
      />
    </Card>
  );
}

function offerOf(subscription: OwnSubscription, wanted: Plan, price: string): Offer {
  const { name } = plans[wanted];
  const current = plans[subscription.plan].name;
  const end = formatDate(subscription.currentPeriodEnd);
  if (wanted === subscription.plan) {
    return {
      plan: wanted,
      label: t`Keep ${{ plan: name }}`,
      question: t`Keep ${{ plan: name }}?`,
      description: t`${{ plan: name }} continues and renews on ${{ date: end }} for ${{ price }}.`,
      done: t`You have ${{ plan: name }}`,
    };
  }
  const label = t`Change to ${{ plan: name }}`;
  const question = t`Change to ${{ plan: name }}?`;
  if (whenPlanChanges(subscription, wanted) === 'now') {
    const description = t`${{ plan: name }} starts straight away, with its credits and messages. Today you pay ${{ price }} minus the unused part of ${{ current }}, and a new month starts.`;
    return { plan: wanted, label, question, description, done: t`You have ${{ plan: name }}` };
  }
  const description = t`You keep ${{ current }} until ${{ date: end }}. After that you have ${{ plan: name }} for ${{ price }} a month.`;
  return { plan: wanted, label, question, description, done: t`You will have ${{ plan: name }} from ${{ date: end }}` };
}
