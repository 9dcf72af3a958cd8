// The navigation as items of a menu.

import { useLocation, useNavigate } from '@tanstack/react-router';
import type { MenuEntry, MenuSection } from './menu-entry.ts';
import { isIn } from './menus.ts';

/** The contents of a navigation menu, in order. */
export interface MenuParts {
  entries: readonly MenuEntry[];
  /** Quick actions, listed even if an entry leads to the same screen. */
  actions: readonly MenuEntry[];
  sections: readonly MenuSection[];
}

/** Menu items: entries, quick actions, then the sections under their headings. */
export function useMenuItems({ entries, actions, sections }: MenuParts) {
  const navigate = useNavigate();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const itemOf = ({ label, to, icon: Icon }: MenuEntry) => ({
    label,
    icon: <Icon aria-hidden />,
    onSelect: () => void navigate({ to }),
  });
  const screenOf = (entry: MenuEntry) => ({ ...itemOf(entry), isCurrent: isIn(entry, path) });
  const above = [...entries, ...actions];
  const groupOf = (section: MenuSection) => ({
    heading: section.title,
    items: section.entries.filter(({ to }) => above.every((other) => other.to !== to)).map(screenOf),
  });
  return [
    ...entries.map(screenOf),
    ...(entries.length > 0 && actions.length > 0 ? (['separator'] as const) : []),
    ...actions.map(itemOf),
    ...sections.map(groupOf),
  ];
}
