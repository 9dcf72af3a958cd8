// The router: the tree of screens with the data cache.

import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from './route-tree.gen.ts';
import { RouteError } from './shell/error-screens.tsx';
import { LoadingScreen } from './shell/loading-screen.tsx';

interface RouterOptions {
  /** A history in memory, for tests. */
  history?: RouterHistory;
  /** The sign-in screen, which needs no router, was shown before in the same document. */
  followsSignIn?: boolean;
}

/** The application's router. */
export function createAppRouter(queryClient: QueryClient, { history, followsSignIn = false }: RouterOptions = {}) {
  return createRouter({
    routeTree,
    context: { queryClient, followsSignIn },
    ...(history && { history }),
    defaultPreload: 'intent',
    // The query client decides what is stale, not the router.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: RouteError,
    defaultPendingComponent: LoadingScreen,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
