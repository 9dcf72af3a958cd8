// The test provider's checkout, which can pay, fail or be cancelled: /test-checkout/{orderId}.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Answer } from '#contract/endpoint.ts';
import { type Endpoints, endpoints } from '#contract/endpoints.ts';
import { formatMoney } from '#domain/payments/money/money.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { TestMoneyNotice } from '#web/ui/money-notices.tsx';

/** Shows the order and lets the person choose the outcome. */
export function TestCheckoutScreen({ orderId }: { orderId: string }) {
  const navigate = useNavigate();
  const params = { orderId };
  const [isFailing, setIsFailing] = useState(false);
  const order = useQuery({
    ...query(endpoints.getTestCheckout, { params }),
    // A failure arrives through the queue, as a real provider's does.
    refetchInterval: ({ state }) => (isFailing && isUnsettled(state.data) ? 500 : false),
  });
  const settle = useCall(endpoints.settleTestCheckout, {
    onError: (error) => failureToast(t`The test payment did not work`, error, t`Please try again.`),
  });
  const finish = (outcome: 'pay' | 'delay') =>
    settle.mutate(
      { params, body: { outcome } },
      { onSuccess: () => void navigate({ to: '/player/profile', search: { payment: 'success' } }) },
    );
  const fail = () => settle.mutate({ params, body: { outcome: 'fail' } }, { onSuccess: () => setIsFailing(true) });
  return (
    <Page title={t`Test payment`} width="narrow">
      <div className="grid gap-4">
        <TestMoneyNotice />
        {order.data ? (
          <Card as="section" className="grid gap-5">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <h2 className="text-lg">{order.data.name}</h2>
              <p className="font-heading text-xl font-semibold">{formatMoney(order.data)}</p>
            </div>
            {isUnsettled(order.data) ? (
              <Choices order={order.data} isBusy={settle.isPending} onFinish={finish} onFail={fail} />
            ) : (
              <Ended order={order.data} />
            )}
          </Card>
        ) : order.error ? (
          <ErrorState message={errorSentence(order.error)} onRetry={() => void order.refetch()} />
        ) : (
          <Skeleton className="h-56 w-full rounded-xl" />
        )}
      </div>
    </Page>
  );
}

type Order = Answer<Endpoints['getTestCheckout']>;

function isUnsettled(order: Order | undefined): boolean {
  return order?.state === 'open' || order?.state === 'pending';
}

interface ChoicesProps {
  order: Order;
  isBusy: boolean;
  onFinish: (outcome: 'pay' | 'delay') => void;
  onFail: () => void;
}

function Choices({ order: { product, state }, isBusy, onFinish, onFail }: ChoicesProps) {
  const isPending = state === 'pending';
  return (
    <>
      <p className="text-sm text-ink-muted">
        {isPending
          ? t`This payment is on its way. Choose how it ends.`
          : t`Choose how this payment ends. Closing the window also cancels it.`}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button busy={isBusy} onClick={() => onFinish('pay')}>
          {isPending ? t`Let it arrive` : t`Pay`}
        </Button>
        {!isPending && (
          <Button variant="secondary" busy={isBusy} onClick={() => onFinish('delay')}>
            {t`Let it take days`}
          </Button>
        )}
        <Button variant="secondary" busy={isBusy} onClick={onFail}>
          {t`Let it fail`}
        </Button>
        {!isPending && (
          <Link to="/payment" search={{ product, cancelled: true }} className={buttonStyles({ variant: 'ghost' })}>
            {t`Cancel`}
          </Link>
        )}
      </div>
    </>
  );
}

/** An ended checkout cannot be paid; as with a real provider, the person starts a new one. */
function Ended({ order: { state, product } }: { order: Order }) {
  return (
    <>
      <p role="alert" className={state === 'failed' ? 'text-danger' : undefined}>
        {state === 'failed' ? t`The payment failed. Nothing was charged.` : t`This payment has ended.`}
      </p>
      <Link
        to="/payment"
        search={{ product }}
        className={cn(buttonStyles({ variant: 'secondary' }), 'justify-self-start')}
      >
        {state === 'failed' ? t`Try again` : t`Back`}
      </Link>
    </>
  );
}
