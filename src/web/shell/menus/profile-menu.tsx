// The profile menu: the signed-in person, the theme, and signing out.

import { Link } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { guardianWords } from '#domain/people/families.ts';
import { personName } from '#domain/people/person-name.ts';
import { roleLabel } from '#domain/people/roles.ts';
import { signOut, useCurrentUser } from '#web/lib/session/session.ts';
import { ThemeSwitch } from '#web/shell/theme-switch.tsx';
import { Button } from '#web/ui/button.tsx';
import { Popover } from '#web/ui/overlays/popover.tsx';
import { myFamily, myProfile, switchRole } from './menus.ts';

/** Opens from the person's initials. */
export function ProfileMenu() {
  const user = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  const name = personName(user);
  const hasFamily = user.hasFamily || user.guardian !== null;
  return (
    <Popover
      title={name}
      align="end"
      className="w-72"
      open={isOpen}
      onOpenChange={setOpen}
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
          <p>{user.guardian ? guardianWords(user.guardian) : roleLabel(user.role)}</p>
        </div>
        <nav aria-label="Your account" className="-mx-2 grid border-y py-1">
          {[myProfile, ...(hasFamily ? [myFamily] : []), ...(user.maySwitchRole ? [switchRole] : [])].map(
            ({ label, to, icon: Icon }) => (
              <Link key={to} to={to} className={linkStyles} onClick={() => setOpen(false)}>
                <Icon aria-hidden className="size-4 text-ink-muted" />
                {label}
              </Link>
            ),
          )}
        </nav>
        <ThemeSwitch />
        <Button variant="secondary" icon={<LogOut aria-hidden />} onClick={signOut}>
          Log Out
        </Button>
      </div>
    </Popover>
  );
}

const linkStyles =
  'flex min-h-11 items-center gap-2.5 rounded-lg px-2 text-sm font-medium hover:bg-surface-sunken pointer-fine:min-h-9';

/** The first character, keeping accented letters and emoji whole. */
function initial(name: string): string {
  return [...name][0] ?? '';
}
