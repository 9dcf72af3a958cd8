// The person's own menu: who is signed in, how it looks, and the way out.

import { useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { roleLabel } from '#domain/roles.ts';
import { signOut, useCurrentUser } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** Opens from the person's initials. */
export function ProfileMenu() {
  const user = useCurrentUser();
  const queryClient = useQueryClient();
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <Popover
      title={name}
      align="end"
      className="w-72"
      trigger={
        <button
          type="button"
          title={name}
          className="grid size-11 place-items-center rounded-full hover:bg-surface-sunken"
        >
          <span
            aria-hidden
            className="grid size-8 place-items-center rounded-full bg-primary-soft text-xs font-semibold text-primary uppercase"
          >
            {initial(user.firstName)}
            {initial(user.lastName)}
          </span>
          <span className="sr-only">Profile menu of {name}</span>
        </button>
      }
    >
      <div className="grid gap-4">
        <div className="-mt-2 text-sm text-ink-muted">
          <p>{user.email}</p>
          <p>{roleLabel(user.role)}</p>
        </div>
        <ThemeSwitch />
        <Button variant="secondary" icon={<LogOut aria-hidden />} onClick={() => signOut(queryClient)}>
          Log Out
        </Button>
      </div>
    </Popover>
  );
}

/** The first character as people count characters: an accented letter or an emoji stays whole. */
function initial(name: string): string {
  return [...name][0] ?? '';
}
