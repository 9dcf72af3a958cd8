// Not-found screens.

import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link, Navigate, useLocation } from '@tanstack/react-router';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { endpoints } from '#contract/endpoints.ts';
import { ownAddressOf } from '#domain/reader-addresses.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { urlKey } from '#web/lib/http/query-keys.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { lateComponent } from '#web/ui/late-component.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { AppLayout } from './app-layout.tsx';

// Loaded late, because no first screen needs it; its space is reserved.
const Court = lateComponent(() => import('#web/ui/padel/court.tsx').then((part) => part.Court), null);

/** For a screen that does not exist, or not for this person's role. */
export function NotFoundScreen() {
  useDocumentTitle(t`Page not found`);
  return (
    <Page title={t`404 Page Not Found`} lead={t`Did you forget to add the page to the router?`} width="narrow">
      <div className="grid max-w-md justify-items-start gap-5">
        <div className="aspect-[21/11] w-full overflow-hidden rounded-xl bg-court">
          <Court />
        </div>
        <p className="text-ink-muted">
          {t`This ball is out. There’s nothing at this address, or you don’t have access to it.`}
        </p>
        <Link to="/" className={buttonStyles()}>
          {t`Back to Home`}
        </Link>
      </div>
    </Page>
  );
}

/**
 * The same outside the router's layout: signed-in people keep their navigation, and a link forwarded by someone of another role leads to
 * their own screen for it.
 */
export function FramedNotFound() {
  const user = useQueryClient().getQueryData<CurrentUser | null>(urlKey(endpoints.getCurrentUser));
  const { pathname, searchStr } = useLocation();
  if (!user) return <NotFoundScreen />;
  const own = ownAddressOf(pathname, user.role);
  if (own !== null && own !== pathname) return <Navigate to={own + searchStr} replace />;
  return (
    <AppLayout>
      <NotFoundScreen />
    </AppLayout>
  );
}
