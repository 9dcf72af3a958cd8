// Keeps all windows of a browser on the same session, because they share one cookie.

import type { QueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { endpoints } from '#contract/endpoints.ts';
import { browserNavigation, redirectDelay } from '#web/lib/browser-navigation.ts';
import { call } from '#web/lib/http/api.ts';
import { isUnauthorized } from '#web/lib/http/api-error.ts';
import { urlKey } from '#web/lib/http/query-keys.ts';

/** One for the whole window: what a window announces, it does not hear itself. It would be loaded again on its way to elsewhere. */
const channel = new BroadcastChannel('session');

/** Tells the other windows who is signed in now (null: nobody). */
export function announceSession(user: CurrentUser | null): void {
  channel.postMessage(nameOf(user));
}

/** Tells the other windows that someone else may be signed in now, or someone as something else. */
export function announceChange(): void {
  channel.postMessage('unknown');
}

/** What tells one session from another: the person, the role, and who views or uses the product as them. */
export function sessionName({ id, role, viewedBy, guardian }: CurrentUser): string {
  return [id, role, viewedBy?.id ?? guardian?.id].join(' ');
}

function nameOf(user: CurrentUser | null): string | null {
  return user && sessionName(user);
}

/**
 * Reloads this window when another one signs in as someone else, changes the view or signs out, and when the browser's back
 * button brings back a page from before: otherwise it would show one person's data and act as another.
 */
export function followSession(queryClient: QueryClient): void {
  const shownUser = () => queryClient.getQueryData<CurrentUser | null>(urlKey(endpoints.getCurrentUser));
  channel.addEventListener('message', ({ data: name }: MessageEvent<string | null>) => {
    if (nameOf(shownUser() ?? null) !== name) setTimeout(browserNavigation.reload, redirectDelay);
  });
  const isOutOfDate = async () => {
    const shown = shownUser();
    // Who signed out here is not shown again, even if the server cannot be asked.
    return browserNavigation.wasLeft || shown === undefined || nameOf(shown) !== nameOf(await askWhoIsThere(shown));
  };
  const lookAgain = async () => {
    if (await isOutOfDate()) browserNavigation.reload();
  };
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void lookAgain();
  });
}

/** The session's person; without an answer, the person shown. */
async function askWhoIsThere(shown: CurrentUser | null): Promise<CurrentUser | null> {
  try {
    return await call(endpoints.getCurrentUser);
  } catch (error) {
    return isUnauthorized(error) ? null : shown;
  }
}
