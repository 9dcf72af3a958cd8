// Plans and credit packages: /subscription.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { isPlan } from '#domain/payments/subscriptions/plans.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { PaymentsNotSetUp, TestMoneyNotice } from '#web/ui/money-notices.tsx';
import { CreditPackages } from './credit-packages.tsx';
import { PendingPayments } from './pending-payments.tsx';
import { PlanOffers } from './plan-offers.tsx';

/** Plans and packages with their prices, and the person's current plan. */
export function SubscriptionScreen() {
  const user = useCurrentUser();
  const offers = useQuery(query(endpoints.listOffers));
  // Refetched at each visit: a payment may have arrived.
  const own = useQuery(query(endpoints.getOwnSubscription));
  const pending = useQuery(query(endpoints.listPendingPayments));
  const error = offers.error ?? own.error ?? pending.error;
  return (
    <Page title={t`Subscription`} lead={t`Message your coaches and buy review credits.`} width="wide">
      {offers.data && own.data && pending.data ? (
        <div className="grid gap-6">
          {offers.data.isTest && <TestMoneyNotice />}
          <PendingPayments payments={pending.data.payments} isTest={offers.data.isTest} />
          {offers.data.isSetUp ? (
            <>
              <PlanOffers
                own={own.data.subscription?.plan ?? null}
                pending={pending.data.payments.map(({ product }) => product).find(isPlan) ?? null}
                currency={offers.data.currency}
              />
              <CreditPackages offers={offers.data} user={user} />
            </>
          ) : (
            <PaymentsNotSetUp />
          )}
        </div>
      ) : error ? (
        <ErrorState
          message={errorSentence(error)}
          onRetry={() => {
            void offers.refetch();
            void own.refetch();
            void pending.refetch();
          }}
        />
      ) : (
        <Skeleton className="h-80 w-full rounded-xl" />
      )}
    </Page>
  );
}
