// Deletes someone's account.

import { t } from '@lingui/core/macro';
import type { Person } from '#contract/administration/admin.ts';
import { endpoints } from '#contract/endpoints.ts';
import { deletionGraceHours } from '#domain/accounts/account-deletion.ts';
import { personName } from '#domain/people/person-name.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { ReasonDialog } from '#web/ui/overlays/reason-dialog.tsx';

interface DeletePersonDialogProps {
  person: Pick<Person, 'id' | 'firstName' | 'lastName' | 'state'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Explains the consequences and asks for a reason. */
export function DeletePersonDialog({ person, open, onOpenChange }: DeletePersonDialogProps) {
  const name = personName(person);
  const isUndoable = person.state === 'active';
  const remove = useCall(endpoints.deletePerson, {
    onSuccess: () =>
      toast({
        title: t`The account of ${{ name }} is deleted`,
        description: isUndoable
          ? t`You can restore it for ${{ hours: deletionGraceHours }} hours.`
          : t`We erase its data within the hour.`,
      }),
    refreshOnFailure: true,
  });
  return (
    <ReasonDialog
      open={open}
      onOpenChange={onOpenChange}
      draft={`delete:${person.id}`}
      title={t`Delete the account of ${{ name }}`}
      description={
        isUndoable
          ? t`They are signed out everywhere and get an email. For ${{ hours: deletionGraceHours }} hours, they can sign in or you can restore the account; then we erase their personal data for good. To keep someone out, suspend the account instead.`
          : t`We erase their personal data for good within the hour. This cannot be undone.`
      }
      help={t`Recorded in the audit log. The person does not see it.`}
      confirmLabel={t`Delete account`}
      onConfirm={(reason) => remove.mutateAsync({ params: { userId: person.id }, body: { reason } })}
    />
  );
}
