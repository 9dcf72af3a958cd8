// Actions on a failed job.

import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { FailedJob } from '#contract/administration/failed-jobs.ts';
import { endpoints } from '#contract/endpoints.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';

/** Try again, and Discard after a confirmation. */
export function FailedJobActions({ failure }: { failure: FailedJob }) {
  const [isAsking, setIsAsking] = useState(false);
  const sent = { params: { jobId: failure.id } };
  const retry = useCall(endpoints.retryJob, {
    refreshOnFailure: true,
    onSuccess: () => toast({ title: t`Trying again`, description: t`If it fails again, it will reappear here.` }),
    onError: (error) => failureToast(t`Not tried again`, error, t`Please try again.`),
  });
  const discard = useCall(endpoints.discardJob, {
    refreshOnFailure: true,
    onSuccess: () => toast({ title: t`Discarded` }),
    onError: (error) => failureToast(t`Not discarded`, error, t`Please try again.`),
    onSettled: () => setIsAsking(false),
  });
  return (
    <span className="flex justify-end gap-2 whitespace-nowrap">
      <Button
        size="sm"
        variant="secondary"
        className="max-sm:grow"
        busy={retry.isPending}
        onClick={() => retry.mutate(sent)}
      >
        {t`Try again`}
        <span className="sr-only">: {failure.label}</span>
      </Button>
      <Button size="sm" variant="ghost" className="max-sm:grow" onClick={() => setIsAsking(true)}>
        {t`Discard`}
        <span className="sr-only">: {failure.label}</span>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t`Discard “${{ label: failure.label }}”?`}
        description={
          failure.isMail
            ? t`No one will get this email. The audit log records that you discarded it.`
            : t`This job will never run. The audit log records that you discarded it.`
        }
        confirmLabel={t`Discard`}
        danger
        busy={discard.isPending}
        onConfirm={() => discard.mutate(sent)}
      />
    </span>
  );
}
