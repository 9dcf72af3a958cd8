// What the player's dashboard reads.

import type { Answer } from '#contract/endpoint.ts';
import { type Endpoints, endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';

/** What the dashboard shows. */
export type PlayerDashboard = Answer<Endpoints['getPlayerDashboard']>;

/** Read again at each visit: a coach may have published, or the player sent a video. */
export function playerDashboardQuery(userId: string) {
  return query(endpoints.getPlayerDashboard, { params: { userId } });
}
