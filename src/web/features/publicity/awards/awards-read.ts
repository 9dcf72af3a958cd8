// What the awards of a season are asked by.

import { endpoints } from '#contract/endpoints.ts';
import { wallTime } from '#domain/time/time-zones.ts';
import { query } from '#web/lib/http/api.ts';
import { type PeriodSearch, periodIn } from '#web/lib/period-search.ts';
import { ownTimeZone } from '#web/lib/time-zone.ts';

/** The season that is shown when the address names none. */
export const defaultSeason = 'last-90-days';

/** The season that an address means today, on this browser's clocks. */
export function seasonOf(search: PeriodSearch) {
  const timeZone = ownTimeZone();
  return { ...periodIn(search, wallTime(Date.now(), timeZone).date, defaultSeason), timeZone };
}
export type AskedSeason = ReturnType<typeof seasonOf>;

/** Members play all day: each visit looks again. */
export function seasonAwardsQuery(season: AskedSeason) {
  return query(endpoints.getSeasonAwards, { query: season });
}
