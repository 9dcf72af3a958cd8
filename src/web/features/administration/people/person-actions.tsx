// What an administrator can do about a person, as far as the person's state allows it.

import type { ReactNode } from 'react';
import type { Person } from '#contract/administration/admin.ts';
import { OpenInvitation } from '../open-invitation.tsx';
import { ActiveActions } from './active-actions.tsx';
import { ApproveOrReject } from './approve-or-reject.tsx';
import { DeleteButton } from './delete-button.tsx';
import { Restore } from './restore.tsx';

/**
 * Approve and reject for people who wait; the invitation of those who were invited; role, credits, sessions, suspension and
 * deletion of those who are active; restoration and deletion of those who are suspended; who is leaving can be kept.
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
