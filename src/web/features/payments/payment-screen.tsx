// What is about to be paid, and the way to the checkout: /payment.

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CreditCard } from 'lucide-react';
import type { Answer } from '#contract/endpoint.ts';
import { type Endpoints, endpoints } from '#contract/endpoints.ts';
import { formatMoney } from '#domain/money/money.ts';
import { type ProductId, productName } from '#domain/money/products.ts';
import { planBenefits } from '#domain/subscriptions/plan-benefits.ts';
import { isPlan, plans } from '#domain/subscriptions/plans.ts';
import { browserNavigation } from '#web/lib/browser-navigation.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Benefits } from '#web/ui/benefits.tsx';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { TestMoneyNotice } from '#web/ui/test-money-notice.tsx';
import type { PaymentSearch } from './payment-search.ts';

type Offers = Answer<Endpoints['listOffers']>;

/** One product with its price. Cards are asked for by the provider, on its own page. */
export function PaymentScreen({ search: { product, cancelled } }: { search: PaymentSearch }) {
  const offers = useQuery(query(endpoints.listOffers));
  return (
    <Page title="Payment" lead="What you pay for, and how much." width="narrow">
      {product === undefined ? (
        <EmptyState
          title="Nothing chosen yet"
          action={
            <Link to="/subscription" className={buttonStyles()}>
              See plans and credits
            </Link>
          }
        >
          Choose a plan or a package of credits first.
        </EmptyState>
      ) : offers.data ? (
        <div className="grid gap-4">
          {cancelled && (
            <p role="status" className="rounded-xl bg-surface-sunken px-4 py-3">
              You left the payment before it was done. Nothing was charged.
            </p>
          )}
          {offers.data.isTest && <TestMoneyNotice />}
          <Order product={product} offers={offers.data} />
        </div>
      ) : offers.error ? (
        <ErrorState message={errorSentence(offers.error)} onRetry={() => void offers.refetch()} />
      ) : (
        <Skeleton className="h-64 w-full rounded-xl" />
      )}
    </Page>
  );
}

function Order({ product, offers }: { product: ProductId; offers: Offers }) {
  const { country } = useCurrentUser();
  const price = formatMoney({ cents: centsOf(product, offers), currency: offers.currency }, country);
  const checkout = useCall(endpoints.startCheckout, {
    // By link, not by form: forms may only go to ourselves.
    onSuccess: ({ url }) => browserNavigation.goTo(url),
    onError: (error) => failureToast('The payment was not started', error, 'Please try again.'),
  });
  return (
    <Card as="section" className="grid gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg">{productName(product)}</h2>
        <p className="font-heading text-xl font-semibold">
          {price}
          {isPlan(product) && <span className="font-sans text-sm font-normal text-ink-muted"> a month</span>}
        </p>
      </div>
      {isPlan(product) ? (
        <Benefits lines={planBenefits(product)} />
      ) : (
        <Benefits lines={['One credit is one review by a coach', 'Credits do not expire']} />
      )}
      <p className="text-sm text-ink-muted">
        {isPlan(product)
          ? `You pay ${price} today and every month until you cancel. Tax is included.`
          : 'You pay once. Tax is included.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          icon={<CreditCard aria-hidden />}
          busy={checkout.isPending || checkout.isSuccess}
          busyLabel="Opening..."
          onClick={() => checkout.mutate({ body: { product } })}
        >
          Go to payment
        </Button>
        <Link to="/subscription" className={buttonStyles({ variant: 'ghost' })}>
          Back
        </Link>
      </div>
    </Card>
  );
}

function centsOf(product: ProductId, { packages }: Offers): number {
  return isPlan(product) ? plans[product].cents : (packages.find((one) => one.product === product)?.cents ?? 0);
}
