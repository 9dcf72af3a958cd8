// The router: the tree of screens with the data cache.

import { useLingui } from '@lingui/react';
import type { QueryClient } from '@tanstack/react-query';
import { type AnyRoute, createRouter, type RouterHistory } from '@tanstack/react-router';
import { type ComponentType, createElement, type ReactElement } from 'react';
import { routeTree } from './route-tree.gen.ts';
import { RouteError } from './shell/error-screens.tsx';
import { LoadingScreen } from './shell/loading-screen.tsx';

interface RouterOptions {
  /** A history in memory, for tests. */
  history?: RouterHistory;
  /** The sign-in screen, which needs no router, was shown before in the same document. */
  followsSignIn?: boolean;
}

/** A component that is drawn again when the language changes. The router itself keeps what it has drawn until the address changes. */
function inLanguage<Props extends object>(component: ComponentType<Props>): (props: Props) => ReactElement {
  function InLanguage(props: Props) {
    useLingui();
    return createElement(component, props);
  }
  // The router loads a component's code by it before the screen is shown.
  return Object.defineProperty(InLanguage, 'preload', {
    get: () => (component as { preload?: () => Promise<void> }).preload,
  });
}

/** Draws the screens of a tree of routes, and what stands for those that fail or are missing, again when the language changes. */
function followLanguage({ options, children }: AnyRoute): void {
  const components = options as object as Partial<Record<string, ComponentType>>;
  for (const name of ['component', 'errorComponent', 'notFoundComponent'])
    if (components[name]) components[name] = inLanguage(components[name]);
  for (const child of Object.values<AnyRoute>(children ?? {})) followLanguage(child);
}
followLanguage(routeTree);

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
    defaultErrorComponent: inLanguage(RouteError),
    defaultPendingComponent: LoadingScreen,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
