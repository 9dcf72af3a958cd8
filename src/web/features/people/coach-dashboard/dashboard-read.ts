// What the coach's dashboard reads.

import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';
import { ownTimeZone } from '#web/lib/time-zone.ts';

/** Players and other coaches change it all day: each visit looks again. */
export function coachDashboardQuery() {
  return query(endpoints.getCoachDashboard, { query: { timeZone: ownTimeZone() } });
}
