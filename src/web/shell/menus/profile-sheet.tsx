// What the profile menu opens: the person's own screens, the theme, and signing out.

import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { guardianWords } from '#domain/people/families.ts';
import { personName } from '#domain/people/person-name.ts';
import { roleLabel } from '#domain/people/roles.ts';
import { signOut, useCurrentUser } from '#web/lib/session/session.ts';
import { ThemeSwitch } from '#web/shell/theme-switch.tsx';
import { Button } from '#web/ui/button.tsx';
import { PopoverSheet } from '#web/ui/overlays/popover-sheet.tsx';
import { myFamily, myProfile, switchRole } from './menus.ts';

interface ProfileSheetProps {
  trigger: ReactElement;
  /** Whether the button was pressed before this code was here. */
  wasPressed: boolean;
}

/** Closes when one of its links is followed. */
export function ProfileSheet({ trigger, wasPressed }: ProfileSheetProps) {
  const user = useCurrentUser();
  const [isOpen, setOpen] = useState(wasPressed);
  const hasFamily = user.hasFamily || user.guardian !== null;
  return (
    <PopoverSheet
      title={personName(user)}
      align="end"
      className="w-72"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={trigger}
    >
      <div className="grid gap-4">
        <div className="-mt-2 text-sm text-ink-muted">
          <p>{user.email}</p>
          <p>{user.guardian ? guardianWords(user.guardian) : roleLabel(user.role)}</p>
        </div>
        <nav aria-label={t`Your account`} className="-mx-2 grid border-y py-1">
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
          {t`Log Out`}
        </Button>
      </div>
    </PopoverSheet>
  );
}

const linkStyles =
  'flex min-h-11 items-center gap-2.5 rounded-lg px-2 text-sm font-medium hover:bg-surface-sunken pointer-fine:min-h-9';
