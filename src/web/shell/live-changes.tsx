// Keeps what is on the screen as it is on the server.

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followChanges } from '#web/lib/http/live-changes.ts';

/** Hears what changes for whoever is signed in, or is viewed; keyed by that person, since a stream belongs to one. */
export function LiveChanges() {
  const queryClient = useQueryClient();
  useEffect(() => followChanges(queryClient), [queryClient]);
  return null;
}
