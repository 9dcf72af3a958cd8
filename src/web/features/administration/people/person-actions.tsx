// Actions on a person, by state.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Person } from '#contract/administration/admin.ts';
import { endpoints } from '#contract/endpoints.ts';
import { personName } from '#domain/people/person-name.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { OpenInvitation } from '../open-invitation.tsx';
import { ActiveActions } from './active-actions.tsx';
import { ApproveOrReject } from './approve-or-reject.tsx';
import { DeletePersonDialog } from './delete-person-dialog.tsx';

/**
 * Approve and Reject for pending people; invitation actions; role, credits, sessions, suspension and
 * deletion for active ones; restoration and deletion for suspended ones; restoration for deleted ones.
 */
export function PersonActions({ person }: { person: Person }) {
  return <span className="flex justify-end gap-2 whitespace-nowrap">{actionsFor(person)}</span>;
}

function actionsFor(person: Person): ReactNode {
  switch (person.state) {
    case 'pending':
      return <ApproveOrReject person={person} />;
    case 'active':
      return <ActiveActions person={person} />;
    case 'suspended':
      return (
        <>
          <DeleteButton person={person} />
          <Restore person={person} />
        </>
      );
    case 'unverified':
      return person.isInvited ? <OpenInvitation person={person} /> : <DeleteButton person={person} />;
    case 'deleted':
      return <Restore person={person} />;
  }
}

/** The Delete button with its dialog. */
function DeleteButton({ person }: { person: Person }) {
  const name = personName(person);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" className="max-sm:grow" onClick={() => setIsOpen(true)}>
        <Trans>
          Delete
          <span className="sr-only">
            {' '}
            the account of <span translate="no">{name}</span>
          </span>
        </Trans>
      </Button>
      <DeletePersonDialog person={person} open={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

/** The Restore button. */
function Restore({ person }: { person: Person }) {
  const name = personName(person);
  const restore = useCall(endpoints.restorePerson, {
    onSuccess: () =>
      toast({ title: t`${{ name }} is restored`, description: t`They can sign in again.`, tone: 'success' }),
    onError: (error) => toast({ title: t`Not restored`, description: errorSentence(error), tone: 'danger' }),
    refreshOnFailure: true,
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      className="max-sm:grow"
      busy={restore.isPending}
      onClick={() => restore.mutate({ params: { userId: person.id } })}
    >
      <Trans>
        Restore<span className="sr-only"> {name}</span>
      </Trans>
    </Button>
  );
}
