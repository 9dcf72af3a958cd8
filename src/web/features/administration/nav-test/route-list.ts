// Every route, read from the router itself.

import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import { type Role, roles } from '#domain/people/roles.ts';

/** The route around all screens that need someone signed in. */
const signedInRoute = '/_app';

export interface ListedRoute {
  /** As the router knows it, e.g. `/player/video-analysis/$videoId`. */
  path: string;
  /** The screen's name: its title, or else the words of its address. */
  screen: string;
  /** Names of the path's parameters. */
  parameters: string[];
  /** Who may open it; null for everyone, visitors included. */
  openTo: readonly Role[] | null;
  /** What else must hold, in words. */
  onlyIf: string | undefined;
  /** An address that only leads to another one. */
  isAlias: boolean;
}

/** The routes by address: each with its screen and who may open it. */
export function listRoutes(router: AnyRouter): ListedRoute[] {
  return (Object.values(router.routesById) as AnyRoute[])
    .filter(({ children }) => children === undefined)
    .map(listed)
    .toSorted((a, b) => a.path.localeCompare(b.path));
}

/** Whether a route is open to a role, or to visitors. */
export function isOpenTo({ openTo }: ListedRoute, who: Role | 'visitor'): boolean {
  return openTo === null || (who !== 'visitor' && openTo.includes(who));
}

function listed(route: AnyRoute): ListedRoute {
  const way = wayTo(route);
  const limits = way.flatMap(({ options }) => (options.staticData?.roles ? [options.staticData.roles] : []));
  const isForVisitors = !way.some(({ id }) => id === signedInRoute);
  const path: string = route.fullPath.replace(/(?<=.)\/$/, '');
  return {
    path,
    screen: route.options.staticData?.title ?? wordsOf(path),
    parameters: [...path.matchAll(/\$(\w+)/g)].map(([, name = '']) => name),
    openTo: isForVisitors ? null : roles.filter((role) => limits.every((limit) => limit.includes(role))),
    onlyIf: route.options.staticData?.onlyIf,
    isAlias: route.options.component === undefined,
  };
}

/** The route and those around it. */
function wayTo(route: AnyRoute): AnyRoute[] {
  return [route, ...(route.parentRoute ? wayTo(route.parentRoute as AnyRoute) : [])];
}

/** The last words of an address: `/admin/video-review/$videoId` is "Video review". */
function wordsOf(path: string): string {
  if (path === '/$') return 'Page not found';
  const last = path.split('/').findLast((part) => part !== '' && !part.startsWith('$')) ?? 'start';
  return (last.charAt(0).toUpperCase() + last.slice(1)).replaceAll('-', ' ');
}
