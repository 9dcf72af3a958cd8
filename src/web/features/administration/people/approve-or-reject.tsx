// Approve and Reject for a pending person.

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
import { pageTitleId } from '#web/ui/layout/page.tsx';
import { RejectDialog } from './reject-dialog.tsx';

/** Approve takes one click, Reject a reason. */
export function ApproveOrReject({ person }: { person: Person }) {
  const name = personName(person);
  const [isRejecting, setIsRejecting] = useState(false);
  const approve = useCall(endpoints.approvePerson, {
    onSuccess: () => {
      toast({
        title: t`${{ name }} is approved`,
        description: t`They will get an email.`,
        tone: 'success',
      });
      // The button disappears with its row, so focus moves to the top of the screen.
      document.getElementById(pageTitleId)?.focus({ preventScroll: true });
    },
    onError: (error) => toast({ title: t`Not approved`, description: errorSentence(error), tone: 'danger' }),
    refreshOnFailure: true,
  });
  return (
    <>
      <Button variant="secondary" size="sm" className="cards:grow" onClick={() => setIsRejecting(true)}>
        <Trans>
          Reject
          <span className="sr-only">
            {' '}
            <span translate="no">{name}</span>
          </span>
        </Trans>
      </Button>
      <Button
        size="sm"
        className="cards:grow"
        busy={approve.isPending}
        onClick={() => approve.mutate({ params: { userId: person.id } })}
      >
        <Trans>
          Approve
          <span className="sr-only">
            {' '}
            <span translate="no">{name}</span>
          </span>
        </Trans>
      </Button>
      <RejectDialog person={person} open={isRejecting} onOpenChange={setIsRejecting} />
    </>
  );
}
