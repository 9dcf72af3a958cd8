// A player's requests for the same situation.

import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import type { SituationRequest } from '#contract/reviews/situation-requests.ts';
import { wallTime } from '#domain/time/time-zones.ts';
import { query } from '#web/lib/http/api.ts';
import { ownTimeZone } from '#web/lib/time-zone.ts';
import { useNow } from '#web/ui/use-now.ts';

const none: readonly SituationRequest[] = [];

/** Open ones first; none until they are loaded, or for viewers who may not see the player. */
export function useRequests(playerId: string | null): readonly SituationRequest[] {
  const { data } = useQuery({
    ...query(endpoints.listSituationRequests, { params: { userId: playerId ?? '' } }),
    enabled: playerId !== null,
  });
  return data ?? none;
}

/** Today where the reader is, `YYYY-MM-DD`. */
export function useToday(): string {
  return wallTime(useNow().getTime(), ownTimeZone()).date;
}
