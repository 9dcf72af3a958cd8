// Announces what the player was rewarded for, one after the other.

import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { useCall } from '#web/lib/use-call.ts';
import { AchievementToast, announcementSentence } from './achievement-toast.tsx';
import { announcements } from './announcements.ts';
import { useAchievementNews } from './use-achievement-news.ts';

/** For players themselves. Whoever views the product as a player must not take their news away. */
export function AchievementToasts() {
  const { role, viewedBy } = useCurrentUser();
  return role === 'player' && viewedBy === null ? <AchievementQueue /> : null;
}

function AchievementQueue() {
  const news = useAchievementNews();
  // The list may still call unseen what was announced a moment ago.
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  const see = useCall(endpoints.seeAchievements, { refreshes: [endpoints.listAchievements] });
  const current = announcements(news?.latest ?? [], told)[0];

  const finish = (ids: string[]) => {
    setTold((before) => new Set([...before, ...ids]));
    // Should it fail, the achievement is announced once more at the next visit: better than never.
    see.mutate({ body: { ids } });
  };

  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--bottom-nav-height)+1rem)] z-30 mx-auto max-w-sm *:pointer-events-auto sm:right-6 sm:left-auto sm:mx-0 sm:w-96 print:hidden">
      <p role="status" className="sr-only">
        {current && announcementSentence(current)}
      </p>
      {current && <AchievementToast key={current.ids[0]} announcement={current} onDone={() => finish(current.ids)} />}
    </div>
  );
}
