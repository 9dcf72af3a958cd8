// How many messages wait to be read.

import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';

/** The number; 0 until it is known, for those who write no messages, and while the product is viewed as another person. */
export function useUnreadMessages(): number {
  const { role, viewedBy } = useCurrentUser();
  const writes = role === 'player' || role === 'coach_freelance' || role === 'coach_club';
  return useQuery({ ...query(endpoints.countUnreadMessages), enabled: writes && viewedBy === null }).data?.unread ?? 0;
}
