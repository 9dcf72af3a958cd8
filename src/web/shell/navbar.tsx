// The navigation at the top.

import { Link } from '@tanstack/react-router';
import { brand } from '#brand';
import { useCurrentUser } from '#web/lib/session.ts';
import { Logo } from '#web/ui/logo.tsx';
import { menus } from './menus.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { ProfileMenu } from './profile-menu.tsx';

/** Logo, the role's screens, the bell and the person's own menu; on phones the screens are in a menu. */
export function Navbar() {
  const { role } = useCurrentUser();
  const entries = menus[role];
  return (
    <header className="sticky top-0 z-40 border-b bg-surface-raised print:hidden">
      <div className="mx-auto flex h-14 max-w-[75rem] items-center gap-2 px-4 sm:px-6">
        <Link to="/" aria-label={`${brand.name} home`} className="mr-4 inline-flex rounded-lg">
          <Logo />
        </Link>
        <nav aria-label="Main" className="hidden grow gap-1 md:flex">
          {entries.map(({ label, to }) => (
            <Link
              key={to}
              to={to}
              activeOptions={{ exact: to === '/' }}
              className="inline-flex min-h-10 items-center rounded-lg px-3 text-sm font-medium text-ink-muted transition-colors hover:bg-surface-sunken hover:text-ink data-[status=active]:bg-primary-soft data-[status=active]:text-primary"
            >
              {label}
            </Link>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <NotificationBell />
          <ProfileMenu />
          {entries.length > 0 && <MobileMenu entries={entries} />}
        </div>
      </div>
    </header>
  );
}
