// The achievements of the player who is signed in, read again when there may be new ones.

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';

/**
 * Achievements are granted by a job, moments after their cause, so they are looked for when the player comes back to the page and
 * when a notification has arrived. `lookForAchievements` does so after a submission. Never by asking again and again.
 */
export function useAchievementNews() {
  const { id: userId } = useCurrentUser();
  const { data, refetch } = useQuery({
    ...query(endpoints.listAchievements),
    refetchOnWindowFocus: true,
  });
  // Only watched: the bell reads them.
  const { data: newest } = useQuery({
    ...query(endpoints.listNotifications, { params: { userId } }),
    enabled: false,
    select: (notifications) => notifications[0]?.id ?? null,
  });
  const known = useRef(newest);
  useEffect(() => {
    const isNews = known.current !== undefined && known.current !== newest;
    known.current = newest;
    if (isNews) void refetch();
  }, [newest, refetch]);
  return data;
}
