// The player's connections and requests, and actions on them.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { query } from '#web/lib/http/api.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { toast } from '#web/ui/feedback/toast.tsx';

/** Connections and requests, refetched at each visit. */
export function useRelationships() {
  return useQuery(query(endpoints.listRelationships));
}

/** Accepts a coach's request; `name` is for the toast. */
export function useAccept(name: string) {
  return useCall(endpoints.acceptConnection, {
    onSuccess: () =>
      toast({ title: t`Request accepted`, description: t`${{ name }} is now your coach.`, tone: 'success' }),
    onError: failed,
  });
}

/** Declines, withdraws or ends, then shows `done`. */
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
  failureToast(t`That did not work`, error, t`Please try again.`);
}
