// What the progress page reads of one player.

import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';

/**
 * The player's reviews and, for a club's members alone, goals and training sessions: direct players have neither, so nothing is asked
 * (docs/product.md#progress).
 *
 * @param isMember undefined while it is not known; then it is read from the answer
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

/** The queries of a club member's goals and sessions, each loaded, failed or on its way. */
export type MemberQueries = Pick<ReturnType<typeof useProgress>, 'goals' | 'sessions'>;
