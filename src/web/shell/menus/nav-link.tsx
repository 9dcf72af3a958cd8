// A link of the navigation, which knows where the person is.

import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isAlsoAt, type MenuEntry } from './menus.ts';

interface NavLinkProps {
  entry: MenuEntry;
  className: string;
  children: ReactNode;
}

/** Marked as the current page, by `aria-current` and `data-status`, also at the other addresses of the entry's screen. */
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
