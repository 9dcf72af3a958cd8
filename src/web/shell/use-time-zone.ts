// Tells the server in which time zone the person is, so that emails name times as their clocks do.

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '#web/lib/http/api.ts';
import { whenQuiet } from '#web/lib/late/when-quiet.ts';
import { currentUserQuery, useCurrentUser } from '#web/lib/session/session.ts';
import { ownTimeZone } from '#web/lib/time-zone.ts';

/** Tells it once when it differs from what the server knows; never while someone else is viewed, whose clocks are elsewhere. */
export function useTimeZone(): void {
  const { id, timeZone, viewedBy } = useCurrentUser();
  const isViewing = viewedBy !== null;
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isViewing) return;
    return whenQuiet(() => {
      const own = ownTimeZone();
      if (own === timeZone) return;
      // Set first, so that it is tried once; a failure costs nothing but another try at the next visit.
      queryClient.setQueryData(currentUserQuery.queryKey, (user) =>
        user?.id === id ? { ...user, timeZone: own } : user,
      );
      void call(endpoints.setTimeZone, { body: { timeZone: own } }).catch(() => {});
    });
  }, [id, isViewing, timeZone, queryClient]);
}
