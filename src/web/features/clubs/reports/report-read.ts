// What a report is asked by, for the screen and for its files.

import { endpoints } from '#contract/endpoints.ts';
import { wallTime } from '#domain/time/time-zones.ts';
import { query } from '#web/lib/http/api.ts';
import { periodIn } from '#web/lib/period-search.ts';
import { ownTimeZone } from '#web/lib/time-zone.ts';
import { defaultPeriod, type ReportsSearch } from './reports-search.ts';

/** The query of a report: the days that the address means today, on this browser's clocks. */
export function reportQueryOf(search: ReportsSearch) {
  const timeZone = ownTimeZone();
  const period = periodIn(search, wallTime(Date.now(), timeZone).date, defaultPeriod);
  return { ...period, timeZone, ...(search.player !== undefined && { playerId: search.player }) };
}

/** Others change it all day: each visit looks again. */
export function clubReportQuery(search: ReportsSearch) {
  return query(endpoints.getClubReport, { query: reportQueryOf(search) });
}
