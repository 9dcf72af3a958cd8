// Rejects a registration with an emailed reason.

import { t } from '@lingui/core/macro';
import type { Person } from '#contract/administration/admin.ts';
import { endpoints } from '#contract/endpoints.ts';
import { personName } from '#domain/people/person-name.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { ReasonDialog } from '#web/ui/overlays/reason-dialog.tsx';

interface RejectDialogProps {
  person: Person;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Explains the consequences and asks for a reason. */
export function RejectDialog({ person, open, onOpenChange }: RejectDialogProps) {
  const reject = useCall(endpoints.rejectPerson, {
    onSuccess: () =>
      toast({
        title: t`Registration rejected`,
        description: t`${{ person: personName(person) }} gets your reason by email.`,
      }),
  });
  return (
    <ReasonDialog
      open={open}
      onOpenChange={onOpenChange}
      draft={`reject:${person.id}`}
      title={t`Reject ${{ person: personName(person) }}`}
      description={t`We’ll delete the registration and email your reason to ${{ email: person.email }}. This cannot be undone.`}
      help={t`They will read this.`}
      confirmLabel={t`Reject registration`}
      onConfirm={(reason) => reject.mutateAsync({ params: { userId: person.id }, body: { reason } })}
    />
  );
}
