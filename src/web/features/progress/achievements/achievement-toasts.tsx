// Announces what the player was rewarded for, one after the other.

import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { AchievementToast, announcementSentence } from './achievement-toast.tsx';
import { type Announcement, announcements } from './announcements.ts';

/** Whether a message of `toast` is on the page: its place marks the root. */
const hasMessage = () => document.documentElement.hasAttribute('data-has-toast');

function watchMessages(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-has-toast'] });
  return () => observer.disconnect();
}

/** For players themselves. Whoever views the product as a player must not take their news away. */
export function AchievementToasts() {
  const { role, viewedBy } = useCurrentUser();
  return role === 'player' && viewedBy === null ? <AchievementQueue /> : null;
}

function AchievementQueue() {
  const news = useAchievementNews();
  // The list may still call unseen what was announced a moment ago.
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  const see = useCall(endpoints.seeAchievements);
  // Kept while it is shown, since the server calls it seen from its first moment on.
  const [shown, setShown] = useState<Announcement | null>(null);
  const next = announcements(news?.latest ?? [], told)[0];
  // One toast at a time: what has just been done comes first, and an achievement that it interrupts comes back after it.
  const isWaiting = useSyncExternalStore(watchMessages, hasMessage);
  const current = isWaiting ? undefined : (shown ?? next);

  const show = (announcement: Announcement) => {
    if (shown === announcement) return;
    setShown(announcement);
    setTold((before) => new Set([...before, ...announcement.ids]));
    // At once, so that leaving the page does not bring it back. Should it fail, it is announced once more at the next visit.
    see.mutate({ body: { ids: announcement.ids } });
  };

  return (
    <div className="pointer-events-none fixed inset-x-4 top-[calc(var(--head-height)+0.5rem)] z-30 mx-auto max-w-sm *:pointer-events-auto print:hidden">
      <p role="status" className="sr-only">
        {current && announcementSentence(current)}
      </p>
      {current && (
        <AchievementToast
          key={current.ids[0]}
          announcement={current}
          onShown={() => show(current)}
          onDone={() => setShown(null)}
        />
      )}
    </div>
  );
}

/** Achievements are granted by a job, moments after their cause; an event tells of them. */
function useAchievementNews() {
  return useQuery(query(endpoints.listAchievements)).data;
}
