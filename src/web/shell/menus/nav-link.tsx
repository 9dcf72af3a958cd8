// A navigation link that marks the current page.

import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { MenuEntry } from './menu-entry.ts';
import { isAlsoAt } from './menus.ts';

interface NavLinkProps {
  entry: MenuEntry;
  className: string;
  children: ReactNode;
}

/** Marked with `aria-current` and `data-status`, also at the entry's other paths. */
export function NavLink({ entry, className, children }: NavLinkProps) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { to } = entry;
  return (
    <Link
      to={to}
      activeOptions={{ exact: to === '/' }}
      {...(isAlsoAt(entry, path) && { 'aria-current': 'page', 'data-status': 'active' })}
      className={className}
    >
      {children}
    </Link>
  );
}
