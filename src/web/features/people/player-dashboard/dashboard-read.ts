// The query of the player's dashboard.

import type { Answer } from '#contract/endpoint.ts';
import { type Endpoints, endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';

export type PlayerDashboard = Answer<Endpoints['getPlayerDashboard']>;

/** Read again at each visit. */
export function playerDashboardQuery(userId: string) {
  return query(endpoints.getPlayerDashboard, { params: { userId } });
}
