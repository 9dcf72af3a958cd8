// Says that one has a plan and what is left of it, and leads to where it is managed.

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BadgeCheck } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import { plans } from '#domain/subscriptions/plans.ts';
import { query } from '#web/lib/http/api.ts';

/** Nothing for whoever has no subscription, and while it is not known. */
export function SubscriptionBanner() {
  // Read again at each visit: messages and payments change it.
  const { data } = useQuery(query(endpoints.getSubscriptionStatus));
  if (!data?.subscription) return null;
  const { planType, videoCreditsRemaining: credits } = data.subscription;
  const { name, messagesAMonth } = plans[planType];
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-xl border bg-primary-soft px-4 py-3 text-sm">
      <span className="inline-flex items-center gap-2 font-semibold text-primary">
        <BadgeCheck aria-hidden className="size-4.5" />
        {name} subscription
      </span>
      <span>
        {data.messageQuotaRemaining} of {messagesAMonth} messages and {credits} {credits === 1 ? 'credit' : 'credits'}{' '}
        left
      </span>
      <Link
        to="/subscription-management"
        className="ml-auto font-medium text-primary underline underline-offset-4 max-sm:ml-0"
      >
        Manage subscription
      </Link>
    </p>
  );
}
