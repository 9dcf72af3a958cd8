// Sessions as the server lists them: page by page, or all of a week.

import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { CoachSession } from '#contract/coach-sessions.ts';
import { endpoints } from '#contract/endpoints.ts';
import { addDays, momentOf } from '#domain/time-zones.ts';
import { call } from '#web/lib/api.ts';
import { listPages, listState } from '#web/lib/list-pages.ts';
import { urlKey } from '#web/lib/query-keys.ts';
import { ownTimeZone } from '#web/lib/time-zone.ts';
import type { SessionsSearch } from './sessions-search.ts';

/** What shows sessions beside others. */
export const sessionLists = [endpoints.listCoachSessions, endpoints.getCoachDashboard];

/** All that is read anew when a session is booked or changed. */
export const sessionReads = [...sessionLists, endpoints.getCoachSession];

/** The list with its filters; the key is the address of the first page, so that writes refresh it. */
export function useSessions({ show, player, search }: Pick<SessionsSearch, 'show' | 'player' | 'search'>) {
  const filter = { show, playerId: player, search };
  const list = useInfiniteQuery(
    listPages(
      urlKey(endpoints.listCoachSessions, { query: filter }),
      (start, signal) => call(endpoints.listCoachSessions, { query: { ...filter, ...start }, signal }),
      ({ sessions }) => sessions,
    ),
  );
  return { sessions: list.data, ...listState(list) };
}

/** The most pages that a week is read in: some coach would have to lead four hundred sessions. */
const mostPages = 8;

/** Every session of the week from a Monday on, on this browser's clocks. */
export function useWeek(monday: string) {
  const zone = ownTimeZone();
  const midnight = (date: string) => new Date(momentOf({ date, time: '00:00' }, zone) ?? 0).toISOString();
  // From a day before: a session over midnight begins there.
  const filter = { show: 'all', from: midnight(addDays(monday, -1)), to: midnight(addDays(monday, 7)) } as const;
  return useQuery({
    queryKey: urlKey(endpoints.listCoachSessions, { query: filter }),
    queryFn: async ({ signal }) => {
      const sessions: CoachSession[] = [];
      let after: string | null = null;
      for (let page = 0; page < mostPages && (page === 0 || after !== null); page += 1) {
        const query = { ...filter, ...(after !== null && { after }) };
        const answer: { sessions: CoachSession[]; next: string | null } = await call(endpoints.listCoachSessions, {
          query,
          signal,
        });
        sessions.push(...answer.sessions);
        after = answer.next;
      }
      return sessions;
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
