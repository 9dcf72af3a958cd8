// What an administrator can do about a person, as far as the person's state allows it.

import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { changeableRoles, type Person } from '#contract/admin.ts';
import { endpoints } from '#contract/endpoints.ts';
import { mayChangeRole } from '#domain/permissions.ts';
import { errorSentence } from '#web/lib/api-error.ts';
import { useCall } from '#web/lib/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { pageTitleId } from '#web/ui/page.tsx';
import { toast } from '#web/ui/toast.tsx';
import { ChangeRole } from './change-role.tsx';
import { CreditsDialog } from './credits-dialog.tsx';
import { fullName } from './names.ts';
import { refreshPeople } from './refresh-people.ts';
import { RejectDialog } from './reject-dialog.tsx';

/** Approve and reject for people who wait; credits for players; another role for players and freelance coaches. */
export function PersonActions({ person }: { person: Person }) {
  if (person.state === 'pending') return <ApproveOrReject person={person} />;
  const changeable = changeableRoles.find((role) => role === person.role);
  if (person.state !== 'active' || !changeable) return null;
  return (
    <Buttons>
      {mayChangeRole(person).allowed && <ChangeRole person={person} role={changeable} />}
      {changeable === 'player' && <AdjustCredits person={person} />}
    </Buttons>
  );
}

function ApproveOrReject({ person }: { person: Person }) {
  const [isRejecting, setIsRejecting] = useState(false);
  const queryClient = useQueryClient();
  const approve = useCall(endpoints.approvePerson, {
    onSuccess: () => {
      toast({ title: `${fullName(person)} is approved`, description: 'A mail tells them.', tone: 'success' });
      // The button is about to disappear with its place in the list: the keyboard goes on from the top of the screen.
      document.getElementById(pageTitleId)?.focus({ preventScroll: true });
    },
    onError: (error) => toast({ title: 'Not approved', description: errorSentence(error), tone: 'danger' }),
    // Also after a failure: it may be that somebody else has decided already.
    onSettled: () => refreshPeople(queryClient),
  });
  return (
    <Buttons>
      <Button variant="secondary" size="sm" className="max-sm:grow" onClick={() => setIsRejecting(true)}>
        Reject<span className="sr-only"> {fullName(person)}</span>
      </Button>
      <Button
        size="sm"
        className="max-sm:grow"
        busy={approve.isPending}
        onClick={() => approve.mutate({ params: { userId: person.id } })}
      >
        Approve<span className="sr-only"> {fullName(person)}</span>
      </Button>
      <RejectDialog person={person} open={isRejecting} onOpenChange={setIsRejecting} />
    </Buttons>
  );
}

function AdjustCredits({ person }: { person: Person }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" className="max-sm:grow" onClick={() => setIsOpen(true)}>
        Adjust credits<span className="sr-only"> of {fullName(person)}</span>
      </Button>
      <CreditsDialog person={person} open={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

function Buttons({ children }: { children: ReactNode }) {
  return <span className="flex justify-end gap-2 whitespace-nowrap">{children}</span>;
}
