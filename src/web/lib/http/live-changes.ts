// Follows changes from the server and refetches what is shown.

import type { QueryClient } from '@tanstack/react-query';
import type { ChangeTopic } from '#contract/changes.ts';
import { browserNavigation } from '#web/lib/browser-navigation.ts';
import { shareStream } from './shared-stream.ts';
import { refresh } from './what-changes.ts';

/** A window that has been hidden for this long, in milliseconds, does not lead, and reads again only when it is seen. */
const hiddenMs = 60_000;

/**
 * Keeps what the window shows fresh, with one stream for all windows of the session in this browser. A window that nobody sees reads what
 * has changed meanwhile when it is seen again.
 *
 * @param session what tells this session from another one in the same browser
 * @returns how to stop
 */
export function followChanges(queryClient: QueryClient, { session, personId }: { session: string; personId: string }) {
  const missed = new Set<ChangeTopic>();
  let isAway = false;
  let timer: number | undefined;
  const isSeen = () => document.visibilityState === 'visible';
  const stream = shareStream({
    session,
    personId,
    isSeen,
    onChange(changed) {
      if (isAway) for (const subject of changed) missed.add(subject);
      else refresh(queryClient, changed);
    },
    onEnd(reason) {
      // Another person signed in here, and this window does not know.
      if (reason === 'other-person' && !browserNavigation.isLeaving) browserNavigation.reload();
      // Whatever the frame shows asks once more, and learns that nobody is signed in.
      if (reason === 'signed-out') refresh(queryClient, ['notification']);
    },
  });

  function goAway(): void {
    window.clearTimeout(timer);
    isAway = true;
    stream.handOver();
  }

  function look(): void {
    window.clearTimeout(timer);
    if (isSeen()) {
      isAway = false;
      refresh(queryClient, [...missed]);
      missed.clear();
    } else timer = window.setTimeout(goAway, hiddenMs);
    stream.join();
  }

  // Pages that the browser freezes, or keeps for its back button, lead no more.
  const listening = new AbortController();
  const on = (target: EventTarget, event: string, act: () => void) =>
    target.addEventListener(event, act, { signal: listening.signal });
  for (const event of ['visibilitychange', 'resume']) on(document, event, look);
  for (const event of ['online', 'pageshow']) on(window, event, look);
  on(document, 'freeze', goAway);
  on(window, 'pagehide', goAway);
  look();
  return () => {
    listening.abort();
    window.clearTimeout(timer);
    stream.leave();
  };
}
