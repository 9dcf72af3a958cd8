// What happens to title and focus when another screen opens, as a full page load would do it.

import { useMatches, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { documentTitle } from '#web/lib/document-title.ts';

/** How long a screen may take to show its title before the focus is left where it is, in milliseconds. */
const patience = 5000;

/** Names the screen in the browser's title, tells screen readers, and moves the focus to the screen's heading. */
export function RouteAnnouncer() {
  const announcement = useAnnouncement();
  useFixedTitle();
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {announcement}
    </div>
  );
}

/** Titles that routes state; screens without one name themselves. */
function useFixedTitle(): void {
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  useEffect(() => {
    if (title) document.title = documentTitle(title);
  }, [title]);
}

function useAnnouncement(): string {
  const router = useRouter();
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    let stop = () => {};
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      // The first screen is announced by the browser itself; filters and tabs leave the focus where it is.
      if (!fromLocation || !pathChanged) return;
      stop();
      stop = whenHeadingShows((heading) => {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
        setAnnouncement(document.title);
      });
    });
    return () => {
      stop();
      unsubscribe();
    };
  }, [router]);
  return announcement;
}

/** Calls back with the screen's heading as soon as there is one; returns how to stop waiting. */
function whenHeadingShows(found: (heading: HTMLElement) => void): () => void {
  const heading = () => document.querySelector<HTMLElement>('main h1');
  const present = heading();
  if (present) {
    found(present);
    return () => {};
  }
  const focused = document.activeElement;
  const observer = new MutationObserver(() => {
    const late = heading();
    if (!late) return;
    stop();
    // Whoever has moved on in the meantime is not pulled back.
    if (document.activeElement === focused || document.activeElement === document.body) found(late);
  });
  const timer = setTimeout(() => stop(), patience);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
