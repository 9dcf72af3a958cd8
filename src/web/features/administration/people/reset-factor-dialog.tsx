// Resets a lost second factor.

import type { Person } from '#contract/administration/admin.ts';
import { endpoints } from '#contract/endpoints.ts';
import { personName } from '#domain/people/person-name.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';

interface ResetFactorDialogProps {
  person: Person;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks first, with a warning to verify the person. */
export function ResetFactorDialog({ person, open, onOpenChange }: ResetFactorDialogProps) {
  const name = personName(person);
  const reset = useCall(endpoints.resetSecondFactor, {
    onSuccess: () => toast({ title: 'Second factor reset', description: `We’ve emailed ${name}.`, tone: 'success' }),
    onError: (error) => toast({ title: 'Nothing was reset', description: errorSentence(error), tone: 'danger' }),
    onSettled: () => onOpenChange(false),
    refreshOnFailure: true,
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Reset the second factor of ${name}?`}
      description="This removes their passkeys, authenticator app and recovery codes, and signs out all their devices. Make sure that the request really comes from them. Someone with access to their email could ask too."
      confirmLabel="Reset second factor"
      danger
      busy={reset.isPending}
      onConfirm={() => reset.mutate({ params: { userId: person.id } })}
    />
  );
}
