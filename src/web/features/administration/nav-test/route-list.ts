// All routes, read from the router.

import type { MessageDescriptor } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import { say } from '#domain/language/say.ts';
import { type Role, roles } from '#domain/people/roles.ts';

/** The parent route of all signed-in screens. */
const signedInRoute = '/_app';

export interface ListedRoute {
  /** E.g. `/player/video-analysis/$videoId`. */
  path: string;
  /** The screen's title, or else words from its address. */
  screen: string;
  /** False for words from its address, which are English. */
  isTitled: boolean;
  /** Names of path parameters. */
  parameters: string[];
  /** Allowed roles; null for everyone, visitors included. */
  openTo: readonly Role[] | null;
  /** Further conditions in words. */
  onlyIf: string | undefined;
  /** Whether it is a redirect. */
  isAlias: boolean;
}

/** The routes by address. */
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
  const title = path === '/$' ? t`Page not found` : sayOf(route.options.staticData?.title);
  return {
    path,
    screen: title ?? wordsOf(path),
    isTitled: title !== undefined,
    parameters: [...path.matchAll(/\$(\w+)/g)].map(([, name = '']) => name),
    openTo: isForVisitors ? null : roles.filter((role) => limits.every((limit) => limit.includes(role))),
    onlyIf: sayOf(route.options.staticData?.onlyIf),
    isAlias: route.options.component === undefined,
  };
}

function sayOf(words: MessageDescriptor | undefined): string | undefined {
  return words && say(words);
}

/** The route and its parents. */
function wayTo(route: AnyRoute): AnyRoute[] {
  return [route, ...(route.parentRoute ? wayTo(route.parentRoute as AnyRoute) : [])];
}

/** Words of an address: `/admin/video-review/$videoId` is "Video review". */
function wordsOf(path: string): string {
  const last = path.split('/').findLast((part) => part !== '' && !part.startsWith('$')) ?? 'start';
  return (last.charAt(0).toUpperCase() + last.slice(1)).replaceAll('-', ' ');
}
