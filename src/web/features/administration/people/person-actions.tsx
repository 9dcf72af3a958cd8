// Actions on a person, by state.

import type { ReactNode } from 'react';
import type { Person } from '#contract/administration/admin.ts';
import { OpenInvitation } from '../open-invitation.tsx';
import { ActiveActions } from './active-actions.tsx';
import { ApproveOrReject } from './approve-or-reject.tsx';
import { DeleteButton } from './delete-button.tsx';
import { Restore } from './restore.tsx';

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
