// Search parameters of Training Sessions.

import { sessionFilters } from '#domain/training/session-filters.ts';
import { idIn, textIn } from '#web/lib/search-values.ts';

/** Search parameters; the default is the list of upcoming sessions. */
export interface SessionsSearch {
  view?: 'week';
  show?: (typeof sessionFilters)[number];
  /** Limits the list to a player, by id. */
  player?: string;
  search?: string;
  /** A day in the calendar's week, `YYYY-MM-DD`; this week by default. */
  week?: string;
  /** Id of the open session. */
  session?: string;
}

/** Reads the search parameters; unknown values become `undefined`. */
export function parseSessionsSearch(given: Record<string, unknown>): SessionsSearch {
  const show = sessionFilters.find((one) => one === given['show']);
  return {
    view: given['view'] === 'week' ? 'week' : undefined,
    show: show === 'upcoming' ? undefined : show,
    player: idIn(given['player']),
    search: textIn(given['search']),
    week: readDay(given['week']),
    session: idIn(given['session']),
  };
}

/** A valid calendar day, or undefined. */
export function readDay(given: unknown): string | undefined {
  const isDay = typeof given === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(given) && !Number.isNaN(Date.parse(given));
  return isDay && new Date(given).toISOString().startsWith(given) ? given : undefined;
}
