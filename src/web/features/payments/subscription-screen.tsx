// What can be subscribed to and bought: /subscription.

import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { TestMoneyNotice } from '#web/ui/test-money-notice.tsx';
import { CreditPackages } from './credit-packages.tsx';
import { PlanOffers } from './plan-offers.tsx';

/** Plans and packages with their prices; whoever has a plan sees which, and where it is managed. */
export function SubscriptionScreen() {
  const user = useCurrentUser();
  const offers = useQuery(query(endpoints.listOffers));
  // Read again at each visit: a payment may have arrived meanwhile.
  const own = useQuery(query(endpoints.getOwnSubscription));
  const error = offers.error ?? own.error;
  return (
    <Page title="Subscription" lead="Messages with your coaches, and credits for reviews." width="wide">
      {offers.data && own.data ? (
        <div className="grid gap-8">
          {offers.data.isTest && <TestMoneyNotice />}
          <PlanOffers
            own={own.data.subscription?.plan ?? null}
            currency={offers.data.currency}
            country={user.country}
          />
          <CreditPackages offers={offers.data} user={user} />
        </div>
      ) : error ? (
        <ErrorState
          message={errorSentence(error)}
          onRetry={() => {
            void offers.refetch();
            void own.refetch();
          }}
        />
      ) : (
        <Skeleton className="h-80 w-full rounded-xl" />
      )}
    </Page>
  );
}
