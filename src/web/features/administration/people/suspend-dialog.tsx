// Suspends an account.

import { t } from '@lingui/core/macro';
import type { Person } from '#contract/administration/admin.ts';
import { endpoints } from '#contract/endpoints.ts';
import { personName } from '#domain/people/person-name.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { ReasonDialog } from '#web/ui/overlays/reason-dialog.tsx';

interface SuspendDialogProps {
  person: Person;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Explains the consequences and asks for a reason. */
export function SuspendDialog({ person, open, onOpenChange }: SuspendDialogProps) {
  const name = personName(person);
  const suspend = useCall(endpoints.suspendPerson, {
    onSuccess: () => toast({ title: t`${{ name }} is suspended`, description: t`All their devices are signed out.` }),
    refreshOnFailure: true,
  });
  return (
    <ReasonDialog
      open={open}
      onOpenChange={onOpenChange}
      draft={`suspend:${person.id}`}
      title={t`Suspend ${{ name }}`}
      description={t`They are signed out everywhere at once and cannot sign in until you restore the account. Nothing is deleted.`}
      help={t`Recorded in the audit log. The person does not see it.`}
      confirmLabel={t`Suspend account`}
      onConfirm={(reason) => suspend.mutateAsync({ params: { userId: person.id }, body: { reason } })}
    />
  );
}
