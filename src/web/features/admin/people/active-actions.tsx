// What an administrator can do about somebody whose account is active.

import { Ban, Ellipsis, UserRoundCog } from 'lucide-react';
import { useState } from 'react';
import { changeableRoles, type Person } from '#contract/administration/admin.ts';
import { mayChangeRole, maySuspend } from '#domain/people/permissions.ts';
import { personName } from '#domain/people/person-name.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/overlays/menu.tsx';
import { ChangeRoleDialog } from './change-role-dialog.tsx';
import { CreditsDialog } from './credits-dialog.tsx';
import { roleChanges } from './role-changes.ts';
import { SuspendDialog } from './suspend-dialog.tsx';

/** Credits for players; another role and the suspension, which are rarer, behind the dots. */
export function ActiveActions({ person }: { person: Person }) {
  const own = useCurrentUser();
  const [opened, setOpened] = useState<'credits' | 'role' | 'suspension' | null>(null);
  const dialog = (name: typeof opened) => ({
    person,
    open: opened === name,
    onOpenChange: (isOpen: boolean) => setOpened(isOpen ? name : null),
  });
  const role = mayChangeRole(person).allowed ? changeableRoles.find((one) => one === person.role) : undefined;
  // Whether it is the last administrator only the server knows; nobody but that administrator is left to ask.
  const suspension = maySuspend({ state: person.state, isOwn: person.id === own.id, isLastAdministrator: false });
  const name = personName(person);
  const items = [
    ...(role
      ? [{ label: roleChanges[role].verb, icon: <UserRoundCog aria-hidden />, onSelect: () => setOpened('role') }]
      : []),
    ...(suspension.allowed
      ? [{ label: 'Suspend', icon: <Ban aria-hidden />, danger: true, onSelect: () => setOpened('suspension') }]
      : []),
  ];
  return (
    <>
      {person.role === 'player' && (
        <Button variant="secondary" size="sm" className="max-sm:grow" onClick={() => setOpened('credits')}>
          Adjust credits<span className="sr-only"> of {name}</span>
        </Button>
      )}
      {items.length > 0 && (
        <Menu
          label={`More for ${name}`}
          trigger={
            <IconButton label={`More for ${name}`} variant="secondary" size="sm" className="max-sm:ml-auto">
              <Ellipsis aria-hidden />
            </IconButton>
          }
          items={items}
        />
      )}
      {person.role === 'player' && <CreditsDialog {...dialog('credits')} />}
      {role && <ChangeRoleDialog role={role} {...dialog('role')} />}
      {suspension.allowed && <SuspendDialog {...dialog('suspension')} />}
    </>
  );
}
