// Keeps what is on the screen as it is on the server.

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { late, useLate } from '#web/lib/late/late.ts';

/** What is told before it is here is caught up with. */
const followChanges = late(() => import('#web/lib/http/live-changes.ts').then((part) => part.followChanges));
/** How long after its code did not come it is asked for again, in milliseconds. */
const pauseMs = 15_000;

/**
 * Hears what changes for the person who is signed in, or is viewed.
 *
 * @param session what tells this session from another one in the same browser; also the key, since a stream belongs to one
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
