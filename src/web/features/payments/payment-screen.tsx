// The order before the checkout: /payment.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import type { Answer } from '#contract/endpoint.ts';
import { type Endpoints, endpoints } from '#contract/endpoints.ts';
import { formatMoney } from '#domain/payments/money/money.ts';
import { type ProductId, productName } from '#domain/payments/money/products.ts';
import { planBenefits } from '#domain/payments/subscriptions/plan-benefits.ts';
import { isPlan, plans } from '#domain/payments/subscriptions/plans.ts';
import { browserNavigation } from '#web/lib/browser-navigation.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { query } from '#web/lib/http/api.ts';
import { ApiError, errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Benefits } from '#web/ui/benefits.tsx';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { PaymentsNotSetUp, TestMoneyNotice } from '#web/ui/money-notices.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import type { PaymentSearch } from './payment-search.ts';
import { PendingPayments } from './pending-payments.tsx';

type Offers = Answer<Endpoints['listOffers']>;

/** One product with its price. The provider asks for the card on its own page. */
export function PaymentScreen({ search: { product, cancelled } }: { search: PaymentSearch }) {
  const offers = useQuery(query(endpoints.listOffers));
  const pending = useQuery(query(endpoints.listPendingPayments));
  const error = offers.error ?? pending.error;
  return (
    <Page title={t`Payment`} width="narrow">
      {offers.data?.isSetUp === false ? (
        <PaymentsNotSetUp />
      ) : product === undefined ? (
        <EmptyState
          title={t`Nothing chosen yet`}
          action={
            <Link to="/subscription" className={buttonStyles()}>
              {t`See plans and credits`}
            </Link>
          }
        >
          {t`Choose a plan or a credit package first.`}
        </EmptyState>
      ) : offers.data && pending.data ? (
        <div className="grid gap-4">
          {cancelled && (
            <p role="status" className="rounded-xl bg-surface-sunken px-4 py-3">
              {t`You left before completing the payment. You haven’t been charged.`}
            </p>
          )}
          {offers.data.isTest && <TestMoneyNotice />}
          <PendingPayments payments={pending.data.payments} isTest={offers.data.isTest} />
          <Order
            product={product}
            offers={offers.data}
            isRefused={isPlan(product) && pending.data.payments.some((one) => isPlan(one.product))}
          />
        </div>
      ) : error ? (
        <ErrorState
          message={errorSentence(error)}
          onRetry={() => {
            void offers.refetch();
            void pending.refetch();
          }}
        />
      ) : (
        <Skeleton className="h-64 w-full rounded-xl" />
      )}
    </Page>
  );
}

interface OrderProps {
  product: ProductId;
  offers: Offers;
  /** Whether a payment for a plan is on its way, so that no other plan is sold. */
  isRefused: boolean;
}

function Order({ product, offers, isRefused }: OrderProps) {
  const price = formatMoney({ cents: centsOf(product, offers), currency: offers.currency });
  const [isAsking, setIsAsking] = useState(false);
  const checkout = useCall(endpoints.startCheckout, {
    // Not a form: the content security policy allows forms to this site only.
    onSuccess: ({ url }) => browserNavigation.goTo(url),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'payment_pending') setIsAsking(true);
      else failureToast(t`The payment was not started`, error, t`Please try again.`);
    },
  });
  return (
    <Card as="section" className="grid gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg">{productName(product)}</h2>
        <p className="font-heading text-xl font-semibold">
          {isPlan(product) ? (
            <Trans>
              {price}
              <span className="font-sans text-sm font-normal text-ink-muted"> a month</span>
            </Trans>
          ) : (
            price
          )}
        </p>
      </div>
      {isPlan(product) ? (
        <Benefits lines={planBenefits(product)} />
      ) : (
        <Benefits lines={[t`One credit is one review by a coach`, t`Credits do not expire`]} />
      )}
      <p className="text-sm text-ink-muted">
        {isPlan(product)
          ? t`You pay ${{ price }} today and every month until you cancel. Tax is included.`
          : t`You pay once. Tax is included.`}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          icon={<CreditCard aria-hidden />}
          busy={checkout.isPending || checkout.isSuccess}
          busyLabel={t`Opening...`}
          disabled={isRefused}
          onClick={() => checkout.mutate({ body: { product } })}
        >
          {t`Go to payment`}
        </Button>
        <Link to="/subscription" className={buttonStyles({ variant: 'ghost' })}>
          {t`Back`}
        </Link>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t`Buy ${{ product: productName(product) }} again?`}
        description={t`Your payment for this is still on its way and will add your credits when it arrives. If you pay again now, you’ll pay ${{ price }} twice and get the credits twice.`}
        confirmLabel={t`Buy again`}
        busy={checkout.isPending || checkout.isSuccess}
        onConfirm={() => checkout.mutate({ body: { product, again: true } })}
      />
    </Card>
  );
}

function centsOf(product: ProductId, { packages }: Offers): number {
  return isPlan(product) ? plans[product].cents : (packages.find((one) => one.product === product)?.cents ?? 0);
}
