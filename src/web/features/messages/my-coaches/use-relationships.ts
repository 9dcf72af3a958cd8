// The player's coaches and requests, and what is done with each.

import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { query } from '#web/lib/http/api.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { toast } from '#web/ui/feedback/toast.tsx';

/** Connections and requests; coaches answer and ask all day, so each visit looks again. */
export function useRelationships() {
  return useQuery(query(endpoints.listRelationships));
}

/** Accepting a coach's request; `name` is for what is told afterwards. */
export function useAccept(name: string) {
  return useCall(endpoints.acceptConnection, {
    onSuccess: () => toast({ title: 'Request accepted', description: `${name} is now your coach.`, tone: 'success' }),
    onError: failed,
  });
}

/** Declining, withdrawing or ending, told as `done`. */
export function useEnd(done: { title: string; description: string }, onDone?: () => void) {
  return useCall(endpoints.endConnection, {
    onSuccess: () => {
      toast(done);
      onDone?.();
    },
    onError: failed,
  });
}

function failed(error: Error): void {
  failureToast('That did not work', error, 'Please try again.');
}
