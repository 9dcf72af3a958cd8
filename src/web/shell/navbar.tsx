// The navigation at the top.

import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { brand } from '#brand';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { cn } from '#web/ui/class-names.ts';
import { Logo } from '#web/ui/layout/logo.tsx';
import { MainNav } from './menus/main-nav.tsx';
import { entriesFor, menus, quickActions } from './menus/menus.ts';
import { MobileMenu } from './menus/mobile-menu.tsx';
import { ProfileMenu } from './menus/profile-menu.tsx';
import { useSections } from './menus/use-sections.ts';
import { NotificationBell } from './notification-bell.tsx';

/** Logo, entries, quick actions, bell and profile menu; below 1280 px the actions are in a menu, below 1024 px the entries too. */
export function Navbar() {
  const user = useCurrentUser();
  const actions = entriesFor(user, quickActions);
  const parts = { entries: entriesFor(user, menus), actions, sections: useSections(user.role) };
  return (
    <header
      className={cn(
        'sticky top-(--banner-height) z-40 border-b bg-surface-raised print:hidden',
        // In a very low window, banner and navigation would leave too little space.
        user.viewedBy && '[@media(height<28rem)]:static',
      )}
    >
      <div className="mx-auto flex h-14 max-w-[75rem] items-center gap-2 px-4 sm:px-6">
        <Link to="/" aria-label={t`${{ product: brand.name }} home`} className="mr-4 inline-flex rounded-lg">
          <Logo />
        </Link>
        <MainNav {...parts} />
        <div className="ml-auto flex items-center gap-1">
          {actions.map(({ label, to, icon: Icon }) => (
            <Link
              key={to}
              to={to}
              className={cn(buttonStyles({ variant: 'secondary', size: 'sm' }), 'mr-2 max-xl:hidden')}
            >
              <Icon aria-hidden />
              {label}
            </Link>
          ))}
          <NotificationBell />
          <ProfileMenu />
          {parts.entries.length > 0 && <MobileMenu {...parts} />}
        </div>
      </div>
    </header>
  );
}
