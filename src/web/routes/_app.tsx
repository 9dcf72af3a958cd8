// The signed-in part: visitors leave, other roles get a not-found page, and everyone else gets the frame.

import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireRole, requireSignedIn } from '#web/lib/session/guards.ts';
import { AppLayout } from '#web/shell/app-layout.tsx';
import { needsSecondFactorBanner, secondFactorBanner } from '#web/shell/late-second-factor-banner.ts';

export const Route = createFileRoute('/_app')({
  // Before any loader runs, so that no forbidden data is requested.
  beforeLoad: async ({ context, location, matches }) => {
    const hasScreen = matches.at(-1)?.routeId !== '/_app/$';
    const user = await requireSignedIn(context.queryClient, { ...location, hasScreen });
    requireRole(user.role, matches);
    return { user };
  },
  // It is above the screen, and would push it down.
  loader: async ({ context }) => {
    if (needsSecondFactorBanner(context.user)) await secondFactorBanner.begin();
  },
  component: () => (
    <AppLayout>
      <Outlet />
    </AppLayout>
  ),
});
