// The query of the coach's dashboard.

import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';
import { ownTimeZone } from '#web/lib/time-zone.ts';

/** Read again at each visit, since others change it all day. */
export function coachDashboardQuery() {
  return query(endpoints.getCoachDashboard, { query: { timeZone: ownTimeZone() } });
}
