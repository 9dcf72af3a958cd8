// Making a player a freelance coach, or a freelance coach a player.

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { changeableRoles, Person } from '#contract/admin.ts';
import { endpoints } from '#contract/endpoints.ts';
import { roleLabel } from '#domain/roles.ts';
import { errorSentence } from '#web/lib/api-error.ts';
import { useCall } from '#web/lib/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.tsx';
import { fullName } from './names.ts';
import { refreshPeople } from './refresh-people.ts';

type ChangeableRole = (typeof changeableRoles)[number];

interface Change {
  to: ChangeableRole;
  verb: string;
  meaning: string;
}

/** What can be done to somebody of a role, and what it means for them. */
const changes: Record<ChangeableRole, Change> = {
  player: {
    to: 'coach_freelance',
    verb: 'Make coach',
    meaning:
      'They get the screens of a freelance coach at once and can review the videos of players they are assigned to. They can no longer submit videos of their own; their videos and credits are kept.',
  },
  coach_freelance: {
    to: 'player',
    verb: 'Make player',
    meaning:
      'They get the screens of a player at once and can no longer open or review the videos of others. Reviews they have published stay with their players.',
  },
};

/** The button that moves a person to the other role, with a question before; `role` is the present one. */
export function ChangeRole({ person, role }: { person: Person; role: ChangeableRole }) {
  const [isOpen, setIsOpen] = useState(false);
  const queryClient = useQueryClient();
  const { to, verb, meaning } = changes[role];
  const name = fullName(person);
  const change = useCall(endpoints.changeRole, {
    onSuccess: (_, { body }) => {
      toast({ title: 'Role changed', description: `${name} is now a ${roleLabel(body.role)}.`, tone: 'success' });
    },
    onError: (error) => toast({ title: 'Role not changed', description: errorSentence(error), tone: 'danger' }),
    onSettled: () => {
      setIsOpen(false);
      // Also after a failure: it may be that somebody else has changed the person already.
      refreshPeople(queryClient);
    },
  });
  return (
    <>
      <Button variant="secondary" size="sm" className="max-sm:grow" onClick={() => setIsOpen(true)}>
        {verb}
        <span className="sr-only"> ({name})</span>
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={to === 'player' ? `Make ${name} a player?` : `Make ${name} a freelance coach?`}
        description={meaning}
        confirmLabel={verb}
        busy={change.isPending}
        onConfirm={() => change.mutate({ params: { userId: person.id }, body: { role: to } })}
      />
    </>
  );
}
