// Entries of the navigation as items of a menu.

import { useNavigate } from '@tanstack/react-router';
import type { MenuEntry, MenuSection } from './menus.ts';

/** What turns entries into items that lead to their screens, and sections into groups of them. */
export function useMenuItems() {
  const navigate = useNavigate();
  const itemOf = ({ label, to, icon: Icon }: MenuEntry) => ({
    label,
    icon: <Icon aria-hidden />,
    onSelect: () => void navigate({ to }),
  });
  const groupOf = ({ title, entries }: MenuSection) => ({ heading: title, items: entries.map(itemOf) });
  return { itemOf, groupOf };
}
