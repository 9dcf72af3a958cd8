// Reports the browser's time zone to the server, so that emails show local times.

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '#web/lib/http/api.ts';
import { whenIdle } from '#web/lib/late/when-idle.ts';
import { currentUserQuery, useCurrentUser } from '#web/lib/session/session.ts';
import { ownTimeZone } from '#web/lib/time-zone.ts';

/** Reports it once if it differs from the server's; never while viewing as someone else. */
export function useTimeZone(): void {
  const { id, timeZone, viewedBy } = useCurrentUser();
  const isViewing = viewedBy !== null;
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isViewing) return;
    return whenIdle(() => {
      const own = ownTimeZone();
      if (own === timeZone) return;
      // Set first, so that it is tried once; after a failure the next visit tries again.
      queryClient.setQueryData(currentUserQuery.queryKey, (user) =>
        user?.id === id ? { ...user, timeZone: own } : user,
      );
      void call(endpoints.setTimeZone, { body: { timeZone: own } }).catch(() => {});
    });
  }, [id, isViewing, timeZone, queryClient]);
}
