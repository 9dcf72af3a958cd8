// The screens of a role, behind a button where the top navigation has no room for them.

import { Menu as MenuIcon } from 'lucide-react';
import { IconButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/overlays/menu.tsx';
import type { MenuEntry, MenuSection } from './menus.ts';
import { useMenuItems } from './use-menu-items.tsx';

interface MobileMenuProps {
  entries: readonly MenuEntry[];
  actions: readonly MenuEntry[];
  sections: readonly MenuSection[];
}

/** The screens, then the quick actions, then the sections. Shown below 1024 px. */
export function MobileMenu({ entries, actions, sections }: MobileMenuProps) {
  const { itemOf, groupOf } = useMenuItems();
  // What is a screen of the menu and a quick action, too, stands there once.
  const further = notAmong(entries, actions);
  return (
    <Menu
      label="Screens"
      trigger={
        <IconButton label="Open menu" className="lg:hidden">
          <MenuIcon aria-hidden />
        </IconButton>
      }
      items={[
        ...entries.map(itemOf),
        ...(further.length > 0 ? (['separator'] as const) : []),
        ...further.map(itemOf),
        ...sections.map((section) =>
          groupOf({ ...section, entries: notAmong([...entries, ...further], section.entries) }),
        ),
      ]}
    />
  );
}

/** The entries whose screen none of the others leads to. */
function notAmong(others: readonly MenuEntry[], entries: readonly MenuEntry[]): MenuEntry[] {
  return entries.filter(({ to }) => others.every((other) => other.to !== to));
}
