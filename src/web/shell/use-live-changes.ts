// Keeps what is on the screen as it is on the server.

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followChanges } from '#web/lib/http/live-changes.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';

/** Hears what changes for whoever is signed in, or is viewed. */
export function useLiveChanges(): void {
  const { id, role } = useCurrentUser();
  const queryClient = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a stream belongs to one person in one role
  useEffect(() => followChanges(queryClient), [id, role, queryClient]);
}
