// Keeps the windows of one browser with the same person: they share one session cookie.

import type { QueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/accounts.ts';
import { endpoints } from '#contract/endpoints.ts';
import { browserNavigation, redirectDelay } from './browser-navigation.ts';
import { urlKey } from './query-keys.ts';

const channelName = 'session';

/** Tells the other windows who is signed in now (null: nobody). */
export function announceSession(userId: string | null): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(userId);
  channel.close();
}

/**
 * Reloads this window when another one signs in as someone else or signs out, and when the browser's back button brings
 * back a page from before a sign-out: otherwise it would show one person's data and act as another.
 */
export function followSession(queryClient: QueryClient): void {
  const shownUser = () => queryClient.getQueryData<CurrentUser | null>(urlKey(endpoints.getCurrentUser));
  new BroadcastChannel(channelName).addEventListener('message', ({ data: userId }: MessageEvent<string | null>) => {
    if ((shownUser()?.id ?? null) !== userId) setTimeout(browserNavigation.reload, redirectDelay);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && shownUser() === undefined) browserNavigation.reload();
  });
}
