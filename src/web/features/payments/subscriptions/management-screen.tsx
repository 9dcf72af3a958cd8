// The person's subscription, what is left of it, and their receipts: /subscription-management.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { buttonStyles } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { PaymentsNotSetUp, TestMoneyNotice } from '#web/ui/money-notices.tsx';
import { PendingPayments } from '../pending-payments.tsx';
import { OtherPlan } from './other-plan.tsx';
import { OwnPlan } from './own-plan.tsx';
import { ReceiptsList } from './receipts-list.tsx';

/** The current plan, the other plan, and the receipts. */
export function ManagementScreen() {
  const user = useCurrentUser();
  const offers = useQuery(query(endpoints.listOffers));
  // Refetched at each visit: payments and the provider change it.
  const own = useQuery(query(endpoints.getOwnSubscription));
  const pending = useQuery(query(endpoints.listPendingPayments));
  const error = offers.error ?? own.error ?? pending.error;
  return (
    <Page title={t`Your subscription`} lead={t`Your plan, what you have left this month, and your receipts.`}>
      {offers.data && own.data && pending.data ? (
        <div className="grid gap-6">
          {offers.data.isTest && <TestMoneyNotice />}
          {!offers.data.isSetUp && <PaymentsNotSetUp />}
          {own.data.subscription ? (
            <>
              <OwnPlan
                subscription={own.data.subscription}
                currency={offers.data.currency}
                user={user}
                isChangeable={offers.data.isSetUp}
              />
              {offers.data.isSetUp && (
                <OtherPlan subscription={own.data.subscription} currency={offers.data.currency} />
              )}
            </>
          ) : offers.data.isSetUp ? (
            <EmptyState
              title={t`You have no subscription`}
              action={
                <Link to="/subscription" className={buttonStyles()}>
                  {t`See the plans`}
                </Link>
              }
            >
              {t`Subscribe to message your coaches and get analysis credits every month.`}
            </EmptyState>
          ) : null}
          <ReceiptsList>
            <PendingPayments payments={pending.data.payments} isTest={offers.data.isTest} />
          </ReceiptsList>
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
