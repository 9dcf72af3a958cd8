// The query of the club dashboard.

import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';
import { ownTimeZone } from '#web/lib/time-zone.ts';

/** Reloads on each visit. */
export function clubDashboardQuery() {
  return query(endpoints.getClubDashboard, { query: { timeZone: ownTimeZone() } });
}
