// Announces new achievements one after the other.

import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { AchievementToast, announcementSentence } from './achievement-toast.tsx';
import { type Announcement, announcements } from './announcements.ts';

/** Whether another toast is visible, as marked on the root element. */
const hasMessage = () => document.documentElement.hasAttribute('data-has-toast');

function watchMessages(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-has-toast'] });
  return () => observer.disconnect();
}

/** For players only, not while viewing as one, since that would mark achievements as seen. */
export function AchievementToasts() {
  const { role, viewedBy } = useCurrentUser();
  return role === 'player' && viewedBy === null ? <AchievementQueue /> : null;
}

function AchievementQueue() {
  const news = useAchievementNews();
  // The list may still contain achievements that have just been announced.
  const [announcedIds, setAnnounced] = useState<ReadonlySet<string>>(new Set());
  const see = useCall(endpoints.seeAchievements);
  // Kept while shown, since it counts as seen at once.
  const [shown, setShown] = useState<Announcement | null>(null);
  const next = announcements(news?.latest ?? [], announcedIds)[0];
  // One toast at a time: other toasts come first, and an interrupted achievement returns afterwards.
  const isWaiting = useSyncExternalStore(watchMessages, hasMessage);
  const current = isWaiting ? undefined : (shown ?? next);

  const show = (announcement: Announcement) => {
    if (shown === announcement) return;
    setShown(announcement);
    setAnnounced((before) => new Set([...before, ...announcement.ids]));
    // At once, so that leaving the page does not repeat it. If it fails, it is announced again at the next visit.
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

/** Achievements are granted by a job; an event refreshes the query. */
function useAchievementNews() {
  return useQuery(query(endpoints.listAchievements)).data;
}
