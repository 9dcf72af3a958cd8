// The banner of an active subscription.

import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BadgeCheck } from 'lucide-react';
import type { Answer } from '#contract/endpoint.ts';
import { type Endpoints, endpoints } from '#contract/endpoints.ts';
import { plans } from '#domain/payments/subscriptions/plans.ts';
import { query } from '#web/lib/http/api.ts';

/** The plan and what is left of it; nothing without a subscription. The last of the page, so that it shifts nothing when it comes. */
export function SubscriptionBanner() {
  // Read again at each visit: messages and payments change it.
  const { data } = useQuery(query(endpoints.getSubscriptionStatus));
  return data?.subscription && <Banner left={data.messageQuotaRemaining} {...data.subscription} />;
}

type Subscription = NonNullable<Answer<Endpoints['getSubscriptionStatus']>['subscription']>;

function Banner({ left, planType, videoCreditsRemaining: credits }: Subscription & { left: number }) {
  const { name, messagesAMonth } = plans[planType];
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-xl border bg-primary-soft px-4 py-3 text-sm">
      <span className="inline-flex items-center gap-2 font-semibold text-primary">
        <BadgeCheck aria-hidden className="size-4.5" />
        {t`${{ plan: name }} subscription`}
      </span>
      <span>
        {t`${{ left }} of ${{ total: messagesAMonth }} messages and ${plural({ credits }, { one: '# plan credit left', other: '# plan credits left' })}`}
      </span>
      <Link
        to="/subscription-management"
        className="ml-auto font-medium text-primary underline underline-offset-4 max-sm:ml-0"
      >
        {t`Manage subscription`}
      </Link>
    </p>
  );
}
