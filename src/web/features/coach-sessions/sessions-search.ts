// What the address of Training Sessions says: view, filters, week, and the session that is open.

import { sessionFilters } from '#domain/training/training.ts';

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
  const typed = given['search'];
  const search = typeof typed === 'string' || typeof typed === 'number' ? String(typed).trim().slice(0, 100) : '';
  return {
    view: given['view'] === 'week' ? 'week' : undefined,
    show: show === 'upcoming' ? undefined : show,
    player: readId(given['player']),
    search: search || undefined,
    week: readDay(given['week']),
    session: readId(given['session']),
  };
}

/** An id, or nothing. */
export function readId(given: unknown): string | undefined {
  return typeof given === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(given) ? given : undefined;
}

/** A calendar day, or nothing. */
export function readDay(given: unknown): string | undefined {
  const isDay = typeof given === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(given) && !Number.isNaN(Date.parse(given));
  return isDay && new Date(given).toISOString().startsWith(given) ? given : undefined;
}
