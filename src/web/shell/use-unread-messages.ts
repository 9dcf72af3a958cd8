// How many messages wait to be read.

import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';

/** The number; 0 until it is known, and for those who write no messages. */
export function useUnreadMessages(): number {
  const { role } = useCurrentUser();
  const writes = role === 'player' || role === 'coach_freelance' || role === 'coach_club';
  return useQuery({ ...query(endpoints.countUnreadMessages), enabled: writes }).data?.unread ?? 0;
}
