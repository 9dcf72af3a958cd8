// The player's message quota, above the conversation.

import { plural, t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import type { Answer } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { plans } from '#domain/payments/subscriptions/plans.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { cn } from '#web/ui/class-names.ts';

/** Manage with an active subscription, Subscribe without; the limit's text is fixed. */
export function QuotaBanner({ status }: { status: Answer<Endpoints['getSubscriptionStatus']> }) {
  const { mayBuy } = useCurrentUser();
  const { subscription, messageQuotaRemaining: left } = status;
  const isActive = status.hasSubscription && status.status === 'active';
  const isUsedUp = isActive && left <= 0;
  return (
    <div
      className={cn(
        'flex items-center justify-between gap-4 border-b px-4 py-2 text-sm',
        isUsedUp || !isActive ? 'bg-attention-soft text-attention' : 'text-ink-muted',
      )}
    >
      <p>
        {!isActive && <span>{t`Messaging is only available with an active subscription`}</span>}
        {isUsedUp && <span>{t`You've used all your messages this month. Upgrade your plan for more messages.`}</span>}
        {isActive && !isUsedUp && subscription && (
          <span>
            {t`${{ plan: plans[subscription.planType].name }}: ${plural(
              { count: left },
              { one: '# message left this month', other: '# messages left this month' },
            )}`}
          </span>
        )}
      </p>
      {(isActive || mayBuy) && (
        <Link
          to={isActive ? '/subscription-management' : '/subscription'}
          className={cn(buttonStyles({ variant: isActive ? 'ghost' : 'primary', size: 'sm' }), 'shrink-0')}
        >
          {isActive ? t`Manage` : t`Subscribe`}
        </Link>
      )}
    </div>
  );
}
