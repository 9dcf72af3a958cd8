// Keeps the screen in sync with the server.

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { late, useLate } from '#web/lib/late/late.ts';

/** Loaded late; missed events are caught up with. */
const followChanges = late(() => import('#web/lib/http/live-changes.ts').then((part) => part.followChanges));
/** Pause before loading its code again after a failure, in milliseconds. */
const pauseMs = 15_000;

/**
 * Follows changes for the signed-in or viewed person.
 *
 * @param session distinguishes this session from others in the same browser; also the key, because a stream belongs to one session
 */
export function LiveChanges({ session, personId }: { session: string; personId: string }) {
  const queryClient = useQueryClient();
  const { value: follow, hasFailed } = useLate(followChanges);
  useEffect(() => {
    if (follow) return follow(queryClient, { session, personId });
    const timer = setTimeout(() => void followChanges.begin(), hasFailed ? pauseMs : 0);
    return () => clearTimeout(timer);
  }, [follow, hasFailed, queryClient, session, personId]);
  return null;
}
