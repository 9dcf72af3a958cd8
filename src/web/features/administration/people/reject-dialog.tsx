// Rejects a registration with an emailed reason.

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
      toast({ title: 'Registration rejected', description: `${personName(person)} gets your reason by email.` }),
  });
  return (
    <ReasonDialog
      open={open}
      onOpenChange={onOpenChange}
      draft={`reject:${person.id}`}
      title={`Reject ${personName(person)}`}
      description={`We’ll delete the registration and email your reason to ${person.email}. This cannot be undone.`}
      help="They will read this."
      confirmLabel="Reject registration"
      onConfirm={(reason) => reject.mutateAsync({ params: { userId: person.id }, body: { reason } })}
    />
  );
}
