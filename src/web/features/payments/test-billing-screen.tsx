// The test provider's billing page, where time passes by hand: /test-billing.

import { t } from '@lingui/core/macro';
import { endpoints } from '#contract/endpoints.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { BackLink } from '#web/lib/links/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { TestMoneyNotice } from '#web/ui/money-notices.tsx';

/** Ends the current period, with a payment that succeeds or fails. */
export function TestBillingScreen() {
  const renew = useCall(endpoints.renewTestSubscription, {
    onSuccess: () =>
      toast({ title: t`Done`, description: t`Your subscription will update in a moment.`, tone: 'success' }),
    onError: (error) => failureToast(t`The test provider failed`, error, t`Please try again.`),
  });
  return (
    <Page
      title={t`Test billing`}
      width="narrow"
      back={<BackLink to="/subscription-management">{t`Back to your subscription`}</BackLink>}
    >
      <div className="grid gap-4">
        <TestMoneyNotice />
        <Card as="section" className="grid gap-4">
          <CardTitle className="mb-0">{t`Your next payment`}</CardTitle>
          <p className="text-sm text-ink-muted">
            {t`End the current period now. The next payment goes through or fails; a failed payment is tried again.`}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button busy={renew.isPending} onClick={() => renew.mutate({ body: { outcome: 'pay' } })}>
              {t`Pay the next month`}
            </Button>
            <Button
              variant="secondary"
              busy={renew.isPending}
              onClick={() => renew.mutate({ body: { outcome: 'fail' } })}
            >
              {t`Let the payment fail`}
            </Button>
          </div>
        </Card>
      </div>
    </Page>
  );
}
