// Actions on an open invitation.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Person } from '#contract/administration/admin.ts';
import { endpoints } from '#contract/endpoints.ts';
import { personName } from '#domain/people/person-name.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';

/** Send again, and Withdraw. */
export function OpenInvitation({ person }: { person: Person }) {
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const name = personName(person);
  const onSettled = () => setIsWithdrawing(false);
  const onError = (error: Error) =>
    toast({ title: t`Nothing was changed`, description: errorSentence(error), tone: 'danger' });
  const resend = useCall(endpoints.resendInvitation, {
    onSuccess: () =>
      toast({
        title: t`Invitation sent again`,
        description: t`A new link is on its way to ${{ email: person.email }}.`,
      }),
    onError,
    onSettled,
    // The person may have accepted meanwhile.
    refreshOnFailure: true,
  });
  const withdraw = useCall(endpoints.withdrawInvitation, {
    onSuccess: () => toast({ title: t`Invitation withdrawn`, description: t`${{ name }} can no longer accept it.` }),
    onError,
    onSettled,
    // The person may have accepted meanwhile.
    refreshOnFailure: true,
  });
  const params = { userId: person.id };
  return (
    <>
      <Button variant="secondary" size="sm" className="max-sm:grow" onClick={() => setIsWithdrawing(true)}>
        <Trans>
          Withdraw<span className="sr-only"> the invitation to {name}</span>
        </Trans>
      </Button>
      <Button
        variant="secondary"
        size="sm"
        className="max-sm:grow"
        busy={resend.isPending}
        onClick={() => resend.mutate({ params })}
      >
        <Trans>
          Send again<span className="sr-only"> the invitation to {name}</span>
        </Trans>
      </Button>
      <ConfirmDialog
        open={isWithdrawing}
        onOpenChange={setIsWithdrawing}
        title={t`Withdraw the invitation to ${{ name }}?`}
        description={t`The link in their email stops working and the account is removed. You can invite them again.`}
        confirmLabel={t`Withdraw invitation`}
        danger
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate({ params })}
      />
    </>
  );
}
