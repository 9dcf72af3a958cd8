// Queries for sessions: page by page, or a whole week.

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import type { Page } from '#contract/paging.ts';
import type { CoachSession } from '#contract/training/coach-sessions.ts';
import { addDays, momentOf } from '#domain/time/time-zones.ts';
import { call } from '#web/lib/http/api.ts';
import { urlKey } from '#web/lib/http/query-keys.ts';
import { usePages } from '#web/lib/http/use-pages.ts';
import { freshnessOf } from '#web/lib/http/what-changes.ts';
import { ownTimeZone } from '#web/lib/time-zone.ts';
import type { SessionsSearch } from './sessions-search.ts';

export function useSessions({ show, player, search }: Pick<SessionsSearch, 'show' | 'player' | 'search'>) {
  return usePages(endpoints.listCoachSessions, { query: { show, playerId: player, search } });
}

/** The most pages read for a week, enough for 400 sessions. */
const maxPages = 8;

/** All sessions of the week from a Monday, in local time. */
export function useWeek(monday: string) {
  const zone = ownTimeZone();
  const midnight = (date: string) => new Date(momentOf({ date, time: '00:00' }, zone) ?? 0).toISOString();
  // Starts a day early, for sessions over midnight.
  const filter = { show: 'all', from: midnight(addDays(monday, -1)), to: midnight(addDays(monday, 7)) } as const;
  return useQuery({
    queryKey: urlKey(endpoints.listCoachSessions, { query: filter }),
    queryFn: async ({ signal }) => {
      const sessions: CoachSession[] = [];
      let after: string | null = null;
      for (let page = 0; page < maxPages && (page === 0 || after !== null); page += 1) {
        const query = { ...filter, ...(after !== null && { after }) };
        const answer: Page<CoachSession> = await call(endpoints.listCoachSessions, {
          query,
          signal,
        });
        sessions.push(...answer.rows);
        after = answer.next;
      }
      return sessions;
    },
    placeholderData: keepPreviousData,
    ...freshnessOf(endpoints.listCoachSessions),
  });
}
