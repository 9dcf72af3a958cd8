// What an administrator can do about a person, as far as the person's state allows it.

import type { ReactNode } from 'react';
import type { Person } from '#contract/administration/admin.ts';
import { OpenInvitation } from '../open-invitation.tsx';
import { ActiveActions } from './active-actions.tsx';
import { ApproveOrReject } from './approve-or-reject.tsx';
import { Restore } from './restore.tsx';

/**
 * Approve and reject for people who wait; the invitation of those who were invited; role, credits and suspension of those who
 * are active; restoration of those who are suspended.
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
      return <Restore person={person} />;
    case 'unverified':
      return person.isInvited && <OpenInvitation person={person} />;
    case 'deleted':
      return null;
  }
}
