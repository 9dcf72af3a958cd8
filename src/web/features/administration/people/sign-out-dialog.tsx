// Signs people out.

import { t } from '@lingui/core/macro';
import type { Person } from '#contract/administration/admin.ts';
import { endpoints } from '#contract/endpoints.ts';
import { personName } from '#domain/people/person-name.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';

interface SignOutDialogProps {
  person: Pick<Person, 'id' | 'firstName' | 'lastName'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks first, then ends all sessions. */
export function SignOutDialog({ person, open, onOpenChange }: SignOutDialogProps) {
  const name = personName(person);
  const end = useCall(endpoints.endSessionsOf, {
    onSuccess: () =>
      toast({ title: t`${{ name }} is signed out`, description: t`On all their devices.`, tone: 'success' }),
    onError: (error) => toast({ title: t`Not signed out`, description: errorSentence(error), tone: 'danger' }),
    onSettled: () => onOpenChange(false),
    refreshOnFailure: true,
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Sign ${{ name }} out everywhere?`}
      description={t`All their sessions end at once. They can sign in again.`}
      confirmLabel={t`Sign out`}
      busy={end.isPending}
      onConfirm={() => end.mutate({ params: { userId: person.id } })}
    />
  );
}
