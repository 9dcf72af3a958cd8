// Actions on the person's subscription.

import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { browserNavigation } from '#web/lib/browser-navigation.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';

/** Cancels after a confirmation. */
export function CancelButton({ plan, end }: { plan: string; end: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const cancel = useCall(endpoints.cancelSubscription, {
    onSuccess: () => {
      setIsOpen(false);
      toast({
        title: t`Subscription cancelled`,
        description: t`You can use ${{ plan }} until ${{ date: end }}.`,
        tone: 'success',
      });
    },
    onError: (error) => failureToast(t`The subscription was not cancelled`, error, t`Please try again.`),
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {t`Cancel subscription`}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t`Cancel ${{ plan }}?`}
        description={t`It runs until ${{ date: end }}. We won’t charge you again, you keep your credits, and you can resume it until then.`}
        confirmLabel={t`Cancel ${{ plan }}`}
        keepLabel={t`Keep ${{ plan }}`}
        danger
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate()}
      />
    </>
  );
}

/** Resumes a cancelled subscription. */
export function ResumeButton() {
  const resume = useCall(endpoints.resumeSubscription, {
    onSuccess: () => toast({ title: t`Subscription resumed`, tone: 'success' }),
    onError: (error) => failureToast(t`The subscription was not resumed`, error, t`Please try again.`),
  });
  return (
    <Button busy={resume.isPending} onClick={() => resume.mutate()}>
      {t`Resume subscription`}
    </Button>
  );
}

/** Opens the provider's pages for cards and open invoices. */
export function BillingButton({ label }: { label: string }) {
  const portal = useCall(endpoints.openBillingPortal, {
    onSuccess: ({ url }) => browserNavigation.goTo(url),
    onError: (error) => failureToast(t`The page did not open`, error, t`Please try again.`),
  });
  return (
    <Button variant="secondary" busy={portal.isPending || portal.isSuccess} onClick={() => portal.mutate()}>
      {label}
    </Button>
  );
}
