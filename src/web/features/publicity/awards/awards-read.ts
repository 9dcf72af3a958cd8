// The query of a season's awards.

import { endpoints } from '#contract/endpoints.ts';
import { wallTime } from '#domain/time/time-zones.ts';
import { query } from '#web/lib/http/api.ts';
import { type PeriodSearch, periodIn } from '#web/lib/period-search.ts';
import { ownTimeZone } from '#web/lib/time-zone.ts';

/** The default season. */
export const defaultSeason = 'last-90-days';

/** The season of an address, in the browser's time zone. */
export function seasonOf(search: PeriodSearch) {
  const timeZone = ownTimeZone();
  return { ...periodIn(search, wallTime(Date.now(), timeZone).date, defaultSeason), timeZone };
}
export type SeasonQuery = ReturnType<typeof seasonOf>;

/** Reloads on each visit. */
export function seasonAwardsQuery(season: SeasonQuery) {
  return query(endpoints.getSeasonAwards, { query: season });
}
