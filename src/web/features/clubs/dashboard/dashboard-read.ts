// What the club manager's dashboard reads.

import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';
import { ownTimeZone } from '#web/lib/time-zone.ts';

/** Members and coaches change it all day: each visit looks again. */
export function clubDashboardQuery() {
  return query(endpoints.getClubDashboard, { query: { timeZone: ownTimeZone() } });
}
