// The root of all screens.

import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { LoadingScreen } from '#web/shell/loading-screen.tsx';
import { RouteAnnouncer } from '#web/shell/route-announcer.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';

const FramedNotFound = lateComponent<object>(
  () => import('#web/shell/not-found-screens.tsx').then((part) => part.FramedNotFound),
  <LoadingScreen />,
);

export const Route = createRootRouteWithContext<{ queryClient: QueryClient; followsSignIn: boolean }>()({
  component: Root,
  notFoundComponent: () => <FramedNotFound />,
});

function Root() {
  return (
    <>
      <Outlet />
      <RouteAnnouncer />
    </>
  );
}
