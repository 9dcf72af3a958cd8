// The menu that replaces the top navigation on narrow screens.

import { t } from '@lingui/core/macro';
import { Menu as MenuIcon } from 'lucide-react';
import { IconButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/overlays/menu.tsx';
import { type MenuParts, useMenuItems } from './use-menu-items.tsx';

/** The screens, then the quick actions, then the sections. Shown below 1024 px. */
export function MobileMenu(parts: MenuParts) {
  return (
    <Menu
      label={t`Screens`}
      trigger={
        <IconButton label={t`Open menu`} className="lg:hidden">
          <MenuIcon aria-hidden />
        </IconButton>
      }
      items={useMenuItems(parts)}
    />
  );
}
