// The queries of the progress page.

import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';

/**
 * The player's reviews and, for club members only, goals and training sessions (docs/product.md#progress).
 *
 * @param isMember undefined if unknown; then it comes from the response
 */
export function useProgress(userId: string, isMember: boolean | undefined) {
  const progress = useQuery(query(endpoints.getPlayerProgress, { params: { userId } }));
  const enabled = isMember ?? progress.data?.player.isClubMember ?? false;
  const goals = useQuery({
    ...query(endpoints.getGoals, { params: { playerId: userId } }),
    enabled,
  });
  const sessions = useQuery({
    ...query(endpoints.listTrainingSessions, { params: { playerId: userId } }),
    enabled,
  });
  return { progress, goals, sessions };
}

/** The queries of a club member's goals and sessions. */
export type MemberQueries = Pick<ReturnType<typeof useProgress>, 'goals' | 'sessions'>;
