// The root of all screens.

import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { FramedNotFound } from '#web/shell/error-screens.tsx';
import { RouteAnnouncer } from '#web/shell/route-announcer.tsx';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Root,
  notFoundComponent: FramedNotFound,
});

function Root() {
  return (
    <>
      <Outlet />
      <RouteAnnouncer />
    </>
  );
}
