// What the player's dashboard reads.

import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';

/** Read again at each visit: a coach may have published, or the player sent a video. */
export function playerDashboardQuery(userId: string) {
  return query(endpoints.getPlayerDashboard, { params: { userId } });
}
