// Actions on a failed job.

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
    onSuccess: () => toast({ title: 'Trying again', description: 'If it fails again, it will reappear here.' }),
    onError: (error) => failureToast('Not tried again', error, 'Please try again.'),
  });
  const discard = useCall(endpoints.discardJob, {
    refreshOnFailure: true,
    onSuccess: () => toast({ title: 'Discarded' }),
    onError: (error) => failureToast('Not discarded', error, 'Please try again.'),
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
        Try again<span className="sr-only">: {failure.label}</span>
      </Button>
      <Button size="sm" variant="ghost" className="max-sm:grow" onClick={() => setIsAsking(true)}>
        Discard<span className="sr-only">: {failure.label}</span>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Discard “${failure.label}”?`}
        description={`${failure.isMail ? 'No one will get this email' : 'This job will never run'}. The audit log records that you discarded it.`}
        confirmLabel="Discard"
        danger
        busy={discard.isPending}
        onConfirm={() => discard.mutate(sent)}
      />
    </span>
  );
}
