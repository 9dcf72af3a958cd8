// What the address of Training Sessions says: view, filters, week, and the session that is open.

import { sessionFilters } from '#domain/training/session-filters.ts';
import { idIn, textIn } from '#web/lib/search-values.ts';

/** Search parameters of the screen; what is left out is the list of upcoming sessions. */
export interface SessionsSearch {
  view?: 'week';
  show?: (typeof sessionFilters)[number];
  /** Id of the player to whom the list is narrowed. */
  player?: string;
  search?: string;
  /** A day of the week that the calendar shows, `YYYY-MM-DD`; left out: this week. */
  week?: string;
  /** Id of the session that is open. */
  session?: string;
}

/** Reads the search parameters, whose values the router has parsed as JSON already; names each key. */
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

/** A calendar day, or nothing. */
export function readDay(given: unknown): string | undefined {
  const isDay = typeof given === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(given) && !Number.isNaN(Date.parse(given));
  return isDay && new Date(given).toISOString().startsWith(given) ? given : undefined;
}
