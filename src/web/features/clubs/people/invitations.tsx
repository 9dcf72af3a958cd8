// Open invitations of the club.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { ClubInvitation } from '#contract/clubs/club-invitations.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { InvitableRole } from '#domain/clubs/club-people.ts';
import { personName } from '#domain/people/person-name.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { usePages } from '#web/lib/http/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { TimeText } from '#web/ui/time.tsx';

interface InvitationsProps {
  of: InvitableRole;
  /** Whether the list above is still loading, which would push these down. */
  isListPending: boolean;
}

/** Latest first, each with Send again and Withdraw; empty without invitations. */
export function Invitations({ of: role, isListPending }: InvitationsProps) {
  const id = useId();
  const { rows = [], hasMore, isLoadingMore, loadMore } = usePages(endpoints.listClubInvitations, { query: { role } });
  if (isListPending || rows.length === 0) return null;
  return (
    <Card as="section">
      <CardTitle id={id} className="mb-1">
        {t`Invited`}
      </CardTitle>
      <p className="text-sm text-ink-muted">{t`People with an account are asked; others get a link valid for 72 hours.`}</p>
      <ul aria-labelledby={id} className="mt-2 divide-y">
        {rows.map((invitation) => (
          <Invitation key={invitation.id} invitation={invitation} />
        ))}
      </ul>
      {hasMore && (
        <Button variant="secondary" size="sm" className="mt-3" busy={isLoadingMore} onClick={loadMore}>
          {t`Load more`}
        </Button>
      )}
    </Card>
  );
}

function Invitation({ invitation }: { invitation: ClubInvitation }) {
  const { id, email, invitedAt } = invitation;
  const [isWithdrawing, setWithdrawing] = useState(false);
  const name = personName(invitation);
  const onError = (error: Error) => failureToast(t`Nothing was changed`, error, t`Please try again.`);
  const resend = useCall(endpoints.resendClubInvitation, {
    onSuccess: () =>
      toast({ title: t`Invitation sent again`, description: t`An email is on its way to ${{ email }}.` }),
    onError,
    refreshOnFailure: true,
  });
  const withdraw = useCall(endpoints.withdrawClubInvitation, {
    onSuccess: () => toast({ title: t`Invitation withdrawn`, description: t`${{ name }} can no longer accept it.` }),
    onError,
    onSettled: () => setWithdrawing(false),
    refreshOnFailure: true,
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3 last:pb-0">
      <span className="grid min-w-0 grow basis-64">
        <span className="font-medium wrap-anywhere" dir="auto">
          {name}
        </span>
        <span className="text-sm wrap-anywhere text-ink-muted">
          <Trans>
            {email}, invited <TimeText at={invitedAt} className="lowercase" />
          </Trans>
        </span>
      </span>
      <span className="flex gap-2 max-sm:w-full max-sm:*:grow">
        <Button variant="secondary" size="sm" onClick={() => setWithdrawing(true)}>
          <Trans>
            Withdraw<span className="sr-only"> the invitation to {name}</span>
          </Trans>
        </Button>
        <Button variant="secondary" size="sm" busy={resend.isPending} onClick={() => resend.mutate({ params: { id } })}>
          <Trans>
            Send again<span className="sr-only"> the invitation to {name}</span>
          </Trans>
        </Button>
      </span>
      <ConfirmDialog
        open={isWithdrawing}
        onOpenChange={setWithdrawing}
        title={t`Withdraw the invitation to ${{ name }}?`}
        description={t`The link in their email stops working. You can invite them again.`}
        confirmLabel={t`Withdraw invitation`}
        danger
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate({ params: { id } })}
      />
    </li>
  );
}
