// The bottom navigation on phones.

import { t } from '@lingui/core/macro';
import { useLayoutEffect } from 'react';
import type { Role } from '#domain/people/roles.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { UnreadMark } from '#web/shell/unread-mark.tsx';
import { entriesFor, menus } from './menus.ts';
import { NavLink } from './nav-link.tsx';

/** Most entries that fit beside each other at 320 px; the rest are in the menu at the top. */
const maxEntries = 5;

/** Whether a role has it: players, coaches and clubs (docs/product.md#screens), if they have more than one entry. */
export function hasBottomNav(role: Role): boolean {
  return role !== 'admin' && menus[role].length > 1;
}

/** The role's first entries. Hidden from 1024 px, where the top navigation shows them. */
export function BottomNav() {
  const user = useCurrentUser();
  useBottomNavHeight();
  return (
    <nav
      aria-label={t`Bottom`}
      data-bottom-nav
      className="fixed inset-x-0 bottom-0 z-30 flex h-(--bottom-nav-height) border-t bg-surface-raised pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      {entriesFor(user, menus)
        .slice(0, maxEntries)
        .map((entry) => {
          const { shortLabel, to, icon: Icon } = entry;
          return (
            <NavLink
              key={to}
              entry={entry}
              className="flex min-w-0 flex-auto flex-col items-center justify-center gap-1 px-0.5 text-xs text-ink-muted max-[22.5rem]:text-[0.6875rem] data-[status=active]:font-semibold data-[status=active]:text-primary"
            >
              <span className="relative">
                <Icon aria-hidden className="size-5 shrink-0" />
                <span className="absolute -top-1.5 left-3">
                  <UnreadMark entry={entry} />
                </span>
              </span>
              <span className="max-w-full truncate">{shortLabel}</span>
            </NavLink>
          );
        })}
    </nav>
  );
}

/** Publishes the height on the root, because toasts and page actions are outside this component. */
function useBottomNavHeight(): void {
  useLayoutEffect(() => {
    const phone = window.matchMedia('(width < 64rem)');
    const { style } = document.documentElement;
    const apply = () => {
      if (phone.matches) style.setProperty('--bottom-nav-height', 'calc(3.75rem + env(safe-area-inset-bottom))');
      else style.removeProperty('--bottom-nav-height');
    };
    apply();
    phone.addEventListener('change', apply);
    return () => {
      phone.removeEventListener('change', apply);
      style.removeProperty('--bottom-nav-height');
    };
  }, []);
}
