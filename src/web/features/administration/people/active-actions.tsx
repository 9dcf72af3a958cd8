// Actions on an active account.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Ban, Ellipsis, LogOut, ShieldOff, Trash2, UserRoundCog } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Person } from '#contract/administration/admin.ts';
import { endpoints } from '#contract/endpoints.ts';
import { mayDeletePerson, maySuspend } from '#domain/people/permissions.ts';
import { personName } from '#domain/people/person-name.ts';
import { mayChangeRole } from '#domain/people/role-changes.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { Menu } from '#web/ui/overlays/menu.tsx';
import { ChangeRoleDialog } from './change-role-dialog.tsx';
import { CreditsDialog } from './credits-dialog.tsx';
import { DeletePersonDialog } from './delete-person-dialog.tsx';
import { SignOutDialog } from './sign-out-dialog.tsx';
import { SuspendDialog } from './suspend-dialog.tsx';

type Action = 'credits' | 'role' | 'sign-out' | 'factor' | 'suspension' | 'deletion';

/** Credits for players; rarer and harmful actions in the menu. */
export function ActiveActions({ person }: { person: Person }) {
  const own = useCurrentUser();
  const [opened, setOpened] = useState<Action | null>(null);
  const dialog = (name: Action) => ({
    person,
    open: opened === name,
    onOpenChange: (isOpen: boolean) => setOpened(isOpen ? name : null),
  });
  // Only the server knows the last administrator.
  const account = { state: person.state, isOwn: person.id === own.id, isLastAdministrator: false };
  const name = personName(person);
  const item = (action: Action, label: string, icon: ReactNode, danger = false) => ({
    label,
    icon,
    danger,
    onSelect: () => setOpened(action),
  });
  const items = [
    ...(mayChangeRole(account).allowed ? [item('role', t`Change role or club`, <UserRoundCog aria-hidden />)] : []),
    ...(account.isOwn ? [] : [item('sign-out', t`Sign out everywhere`, <LogOut aria-hidden />)]),
    ...(person.hasSecondFactor && !account.isOwn
      ? [item('factor', t`Reset second factor`, <ShieldOff aria-hidden />)]
      : []),
    ...(maySuspend(account).allowed ? [item('suspension', t`Suspend`, <Ban aria-hidden />, true)] : []),
    ...(mayDeletePerson(account).allowed ? [item('deletion', t`Delete account`, <Trash2 aria-hidden />, true)] : []),
  ];
  return (
    <>
      {person.role === 'player' && (
        <Button variant="secondary" size="sm" className="cards:grow" onClick={() => setOpened('credits')}>
          <Trans>
            Adjust credits<span className="sr-only"> of {name}</span>
          </Trans>
        </Button>
      )}
      {items.length > 0 && (
        <Menu
          label={t`More for ${{ name }}`}
          trigger={
            <IconButton label={t`More for ${{ name }}`} variant="secondary" size="sm" className="cards:ml-auto">
              <Ellipsis aria-hidden />
            </IconButton>
          }
          items={items}
        />
      )}
      {person.role === 'player' && <CreditsDialog {...dialog('credits')} />}
      {items.length > 0 && (
        <>
          <ChangeRoleDialog key={`${person.role} ${person.clubId}`} {...dialog('role')} />
          <SignOutDialog {...dialog('sign-out')} />
          {person.hasSecondFactor && <ResetFactorDialog {...dialog('factor')} />}
          <SuspendDialog {...dialog('suspension')} />
          <DeletePersonDialog {...dialog('deletion')} />
        </>
      )}
    </>
  );
}

interface ResetFactorDialogProps {
  person: Person;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks first, with a warning to verify the person. */
function ResetFactorDialog({ person, open, onOpenChange }: ResetFactorDialogProps) {
  const name = personName(person);
  const reset = useCall(endpoints.resetSecondFactor, {
    onSuccess: () =>
      toast({ title: t`Second factor reset`, description: t`We’ve emailed ${{ name }}.`, tone: 'success' }),
    onError: (error) => toast({ title: t`Nothing was reset`, description: errorSentence(error), tone: 'danger' }),
    onSettled: () => onOpenChange(false),
    refreshOnFailure: true,
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Reset the second factor of ${{ name }}?`}
      description={t`This removes their passkeys, authenticator app and recovery codes, and signs out all their devices. Make sure that the request really comes from them. Someone with access to their email could ask too.`}
      confirmLabel={t`Reset second factor`}
      danger
      busy={reset.isPending}
      onConfirm={() => reset.mutate({ params: { userId: person.id } })}
    />
  );
}
