// The screens of a role, behind a button where the top navigation has no room for them.

import { useNavigate } from '@tanstack/react-router';
import { Menu as MenuIcon } from 'lucide-react';
import { IconButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/overlays/menu.tsx';
import type { MenuEntry } from './menus.ts';

interface MobileMenuProps {
  entries: readonly MenuEntry[];
  actions: readonly MenuEntry[];
}

/** The screens, then the quick actions. Shown below 1024 px. */
export function MobileMenu({ entries, actions }: MobileMenuProps) {
  const navigate = useNavigate();
  const itemOf = ({ label, to, icon: Icon }: MenuEntry) => ({
    label,
    icon: <Icon aria-hidden />,
    onSelect: () => void navigate({ to }),
  });
  return (
    <Menu
      label="Screens"
      trigger={
        <IconButton label="Open menu" className="lg:hidden">
          <MenuIcon aria-hidden />
        </IconButton>
      }
      items={[...entries.map(itemOf), ...(actions.length > 0 ? (['separator'] as const) : []), ...actions.map(itemOf)]}
    />
  );
}
