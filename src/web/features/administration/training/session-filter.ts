// The query of all sessions.

import { addDays, momentOf } from '#domain/time/time-zones.ts';
import { ownTimeZone } from '#web/lib/time-zone.ts';
import { anyPeriod } from '../any-period.ts';
import type { TrainingSearch } from './training-search.ts';

/** The query: the period's days as times in the browser's zone, last day included. */
export function sessionFilter(search: TrainingSearch) {
  const { show, coach, player, club, search: text } = search;
  const { from, to } = anyPeriod(search).query;
  return {
    show: show ?? 'upcoming',
    coachId: coach,
    playerId: player,
    clubId: club,
    search: text,
    from: from && midnight(from),
    to: to && midnight(addDays(to, 1)),
  } as const;
}

function midnight(date: string): string {
  return new Date(momentOf({ date, time: '00:00' }, ownTimeZone()) ?? 0).toISOString();
}
