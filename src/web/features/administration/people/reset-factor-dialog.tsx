// Taking the second factor from someone who has lost it.

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

/** Says what it does, and that whoever asks must be the person. */
export function ResetFactorDialog({ person, open, onOpenChange }: ResetFactorDialogProps) {
  const name = personName(person);
  const reset = useCall(endpoints.resetSecondFactor, {
    onSuccess: () => toast({ title: 'Second factor reset', description: `${name} was told by mail.`, tone: 'success' }),
    onError: (error) => toast({ title: 'Nothing was reset', description: errorSentence(error), tone: 'danger' }),
    onSettled: () => onOpenChange(false),
    refreshOnFailure: true,
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Reset the second factor of ${name}?`}
      description="Their passkeys, authenticator app and recovery codes go, and all their devices are signed out. Be sure that it is they who ask: someone who reads their mail could ask as well."
      confirmLabel="Reset second factor"
      danger
      busy={reset.isPending}
      onConfirm={() => reset.mutate({ params: { userId: person.id } })}
    />
  );
}
