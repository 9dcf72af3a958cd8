// The query of a season's awards.

import { endpoints } from '#contract/endpoints.ts';
import { wallTime } from '#domain/time/time-zones.ts';
import { query } from '#web/lib/http/api.ts';
import { type PeriodSearch, parsePeriodSearch, periodIn } from '#web/lib/period-search.ts';
import { idIn } from '#web/lib/search-values.ts';
import { ownTimeZone } from '#web/lib/time-zone.ts';

/** The default season. */
export const defaultSeason = 'last-90-days';

/** Search parameters: a season, and a group. */
export interface AwardsSearch extends PeriodSearch {
  /** A group's id; left out, the whole club. */
  group?: string;
}

/** Reads the search parameters. */
export function parseAwardsSearch(given: Record<string, unknown>): AwardsSearch {
  return { ...parsePeriodSearch(given), group: idIn(given['group']) };
}

/** The season of an address, in the browser's time zone, and its group. */
export function seasonOf({ group: groupId, ...search }: AwardsSearch) {
  const timeZone = ownTimeZone();
  const period = periodIn(search, wallTime(Date.now(), timeZone).date, defaultSeason);
  return { ...period, timeZone, ...(groupId !== undefined && { groupId }) };
}
export type SeasonQuery = ReturnType<typeof seasonOf>;

/** Reloads on each visit. */
export function seasonAwardsQuery(season: SeasonQuery) {
  return query(endpoints.getSeasonAwards, { query: season });
}
