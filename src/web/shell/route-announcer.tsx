// Handles title and focus on navigation, as a full page load would.

import { useMatches, useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useState } from 'react';
import { say } from '#domain/language/say.ts';
import { documentTitle } from '#web/lib/document-title.ts';

/** How long the focus follows the heading of a loading screen, in milliseconds. */
const focusTimeoutMs = 5000;

/** Sets the browser's title, announces it to screen readers, and moves the focus to the heading. */
export function RouteAnnouncer() {
  const announcement = useAnnouncement();
  useFixedTitle();
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {announcement}
    </div>
  );
}

/** Titles from routes. Other screens set their own in an effect; until then the title is the brand only. */
function useFixedTitle(): void {
  const matchId = useMatches({ select: (matches) => matches.at(-1)?.id });
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  const words = title && say(title);
  useLayoutEffect(() => {
    // Reset for each match, so that a screen without a title does not keep the previous one.
    if (matchId) document.title = documentTitle(words);
  }, [matchId, words]);
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
    // The browser announces the first screen itself; filters and tabs leave the focus in place.
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
 * Focuses the screen's heading, and its replacement once the screen has loaded, and announces each heading and title. Returns a
 * function that stops it.
 */
function followScreen(onChange: () => void): () => void {
  let left = document.activeElement;
  let heading: HTMLElement | null = null;
  const look = () => {
    const shown = document.querySelector<HTMLElement>('main h1');
    if (shown && shown !== heading) {
      // The focus is not moved back if the person has moved on.
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
