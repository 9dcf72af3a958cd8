// The query of the player's dashboard, and the part of a player that it shows.

import type { CurrentUser } from '#contract/accounts/accounts.ts';
import type { Answer } from '#contract/endpoint.ts';
import { type Endpoints, endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';

export type PlayerDashboard = Answer<Endpoints['getPlayerDashboard']>;

export type DashboardPlayer = Pick<
  CurrentUser,
  | 'id'
  | 'country'
  | 'currentLevel'
  | 'isLevelStated'
  | 'isLevelVerified'
  | 'levelWithdrawn'
  | 'accessType'
  | 'clubId'
  | 'analysisCreditsRemaining'
>;

/** Read again at each visit. */
export function playerDashboardQuery(userId: string) {
  return query(endpoints.getPlayerDashboard, { params: { userId } });
}
