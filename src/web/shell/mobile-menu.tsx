// The screens of a role, behind a button where the top navigation has no room for them.

import { useNavigate } from '@tanstack/react-router';
import { Menu as MenuIcon } from 'lucide-react';
import { IconButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import type { MenuEntry } from './menus.ts';

/** Shown below 768 px. */
export function MobileMenu({ entries }: { entries: readonly MenuEntry[] }) {
  const navigate = useNavigate();
  return (
    <Menu
      label="Screens"
      trigger={
        <IconButton label="Open menu" className="md:hidden">
          <MenuIcon aria-hidden />
        </IconButton>
      }
      items={entries.map(({ label, to, icon: Icon }) => ({
        label,
        icon: <Icon aria-hidden />,
        onSelect: () => void navigate({ to }),
      }))}
    />
  );
}
