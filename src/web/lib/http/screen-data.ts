// What each route states about its screen.

import type { MessageDescriptor } from '@lingui/core';
import type { Role } from '#domain/people/roles.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The screen's name in the browser's title. Left out where the screen names itself (`useDocumentTitle`). */
    title?: MessageDescriptor;
    /** The roles that may open the screen; left out: everyone signed in. */
    roles?: readonly Role[];
    /** What else must hold for the screen to be there, in words; for the list of routes. */
    onlyIf?: MessageDescriptor;
  }
}

/** Whether a role may open a screen: every route that leads to it lets the role pass. */
export function mayOpen(role: Role, matches: readonly { staticData: { roles?: readonly Role[] } }[]): boolean {
  return matches.every(({ staticData }) => staticData.roles === undefined || staticData.roles.includes(role));
}
