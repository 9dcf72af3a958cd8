// Making a player a freelance coach, or a freelance coach a player.

import type { Person } from '#contract/administration/admin.ts';
import { endpoints } from '#contract/endpoints.ts';
import { personName } from '#domain/people/person-name.ts';
import { roleLabel } from '#domain/people/roles.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { type ChangeableRole, roleChanges } from './role-changes.ts';

interface ChangeRoleDialogProps {
  person: Person;
  /** The role that the person has now. */
  role: ChangeableRole;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Says what the other role means, and gives it. */
export function ChangeRoleDialog({ person, role, open, onOpenChange }: ChangeRoleDialogProps) {
  const { to, verb, meaning } = roleChanges[role];
  const name = personName(person);
  const change = useCall(endpoints.changeRole, {
    onSuccess: (_, { body }) => {
      toast({ title: 'Role changed', description: `${name} is now a ${roleLabel(body.role)}.`, tone: 'success' });
    },
    onError: (error) => toast({ title: 'Role not changed', description: errorSentence(error), tone: 'danger' }),
    onSettled: () => onOpenChange(false),
    refreshOnFailure: true,
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={to === 'player' ? `Make ${name} a player?` : `Make ${name} a freelance coach?`}
      description={meaning}
      confirmLabel={verb}
      busy={change.isPending}
      onConfirm={() => change.mutate({ params: { userId: person.id }, body: { role: to } })}
    />
  );
}
