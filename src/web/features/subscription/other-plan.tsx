// The other plan, and what changing to it means: at once and for how much, or from when on.

import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { OwnSubscription } from '#contract/payments/subscriptions.ts';
import { formatMoney } from '#domain/money/money.ts';
import { planBenefits } from '#domain/subscriptions/plan-benefits.ts';
import { planIds, plans } from '#domain/subscriptions/plans.ts';
import { mayChangePlan, whenPlanChanges } from '#domain/subscriptions/subscription-changes.ts';
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
  country: string;
}

/** Offers the plan that one does not have, or to keep the one that one has given up for the next period. */
export function OtherPlan({ subscription, currency, country }: OtherPlanProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { plan, nextPlan, currentPeriodEnd } = subscription;
  const wanted = planIds.find((one) => one !== (nextPlan ?? plan)) ?? plan;
  const { name, cents } = plans[wanted];
  const price = formatMoney({ cents, currency }, country);
  const end = formatDate(currentPeriodEnd);
  const isKept = wanted === plan;
  const isNow = whenPlanChanges(subscription, wanted) === 'now';
  const permission = mayChangePlan(subscription, wanted);
  const change = useCall(endpoints.changePlan, {
    onSuccess: () => {
      setIsOpen(false);
      toast({ title: isNow || isKept ? `You have ${name}` : `You will have ${name} from ${end}`, tone: 'success' });
    },
    onError: (error) => failureToast('The plan was not changed', error, 'Please try again.'),
  });
  const label = isKept ? `Keep ${name}` : `Change to ${name}`;
  return (
    <Card as="section" className="grid gap-4">
      <CardTitle className="mb-0" action={<span className="text-ink-muted">{price} a month</span>}>
        {name}
      </CardTitle>
      <Benefits lines={planBenefits(wanted).slice(0, 2)} />
      <div>
        <Button variant="secondary" disabled={!permission.allowed} onClick={() => setIsOpen(true)}>
          {label}
        </Button>
        {!permission.allowed && <p className="mt-2 text-sm text-ink-muted">{permission.reason}</p>}
      </div>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={`${label}?`}
        description={describe({ isKept, isNow, name, price, end, current: plans[plan].name })}
        confirmLabel={label}
        busy={change.isPending}
        onConfirm={() => change.mutate({ body: { plan: wanted } })}
      />
    </Card>
  );
}

interface Described {
  isKept: boolean;
  isNow: boolean;
  name: string;
  price: string;
  end: string;
  current: string;
}

function describe({ isKept, isNow, name, price, end, current }: Described): string {
  if (isKept) return `${name} goes on and renews on ${end} for ${price}.`;
  if (!isNow) return `You keep ${current} until ${end}. From then on you have ${name} for ${price} a month.`;
  return `${name} begins at once, with its credits and messages. Today you pay ${price} less what is left of ${current}, and a new month begins.`;
}
