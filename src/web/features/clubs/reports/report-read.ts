// The query of a report, for screen and files.

import { endpoints } from '#contract/endpoints.ts';
import { wallTime } from '#domain/time/time-zones.ts';
import { query } from '#web/lib/http/api.ts';
import { periodIn } from '#web/lib/period-search.ts';
import { ownTimeZone } from '#web/lib/time-zone.ts';
import { defaultPeriod, type ReportsSearch } from './reports-search.ts';

/** A report's query: the days of the address, in the browser's time zone. */
export function reportQueryOf(search: ReportsSearch) {
  const timeZone = ownTimeZone();
  const period = periodIn(search, wallTime(Date.now(), timeZone).date, defaultPeriod);
  return {
    ...period,
    timeZone,
    ...(search.player !== undefined && { playerId: search.player }),
    ...(search.group !== undefined && { groupId: search.group }),
  };
}

/** Reloads on each visit. */
export function clubReportQuery(search: ReportsSearch) {
  return query(endpoints.getClubReport, { query: reportQueryOf(search) });
}
