// What happens to title and focus when another screen opens, as a full page load would do it.

import { useMatches, useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useState } from 'react';
import { documentTitle } from '#web/lib/document-title.ts';

/** How long a screen that is still loading keeps the focus on its heading, in milliseconds. */
const focusTimeoutMs = 5000;

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

/** Titles that routes state. Screens without one name themselves, in an effect: until then nothing but the brand is named. */
function useFixedTitle(): void {
  const matchId = useMatches({ select: (matches) => matches.at(-1)?.id });
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  useLayoutEffect(() => {
    // For each match again: a screen without a title must not keep that of the one before.
    if (matchId) document.title = documentTitle(title);
  }, [matchId, title]);
}

function useAnnouncement(): string {
  const router = useRouter();
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    let stop = () => {};
    const announce = () => {
      stop();
      setAnnouncement('');
      stop = followScreen(() => {
        if (document.title !== documentTitle()) setAnnouncement(document.title);
      });
    };
    // The first screen is announced by the browser itself, unless another one was there before; filters and tabs leave the focus where it is.
    if (router.options.context.followsSignIn) announce();
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (fromLocation && pathChanged) announce();
    });
    return () => {
      stop();
      unsubscribe();
    };
  }, [router]);
  return announcement;
}

/**
 * Gives the focus to the screen's heading, and to the one that takes its place once the screen has loaded; tells of each
 * heading and each title. Returns how to stop.
 */
function followScreen(onChange: () => void): () => void {
  let left = document.activeElement;
  let heading: HTMLElement | null = null;
  const look = () => {
    const shown = document.querySelector<HTMLElement>('main h1');
    if (shown && shown !== heading) {
      // Whoever has moved on in the meantime is not pulled back.
      const isFree = document.activeElement === left || document.activeElement === document.body;
      heading = shown;
      if (isFree) focusHeading(shown);
      left = isFree ? shown : null;
    }
    if (heading) onChange();
  };
  const observer = new MutationObserver(look);
  observer.observe(document.documentElement, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), focusTimeoutMs);
  look();
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}

function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
