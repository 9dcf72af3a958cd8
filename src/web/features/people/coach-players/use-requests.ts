// The coach's requests, and what is done with each.

import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { query } from '#web/lib/http/api.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { toast } from '#web/ui/feedback/toast.tsx';

/** Who asks the coach, and whom the coach has asked; others ask all day, so each visit looks again. */
export function useRequests() {
  return useQuery(query(endpoints.listRequests));
}

/** Answers to a player's request, and the withdrawal of an own one; `name` is for what is told afterwards. */
export function useRequestAnswers(name: string) {
  const fails = (error: Error) => failureToast('That did not work', error, 'Please try again.');
  const accept = useCall(endpoints.acceptConnection, {
    onSuccess: () =>
      toast({ title: 'Request accepted', description: `${name} is now one of your players.`, tone: 'success' }),
    onError: fails,
  });
  const decline = useCall(endpoints.endConnection, {
    onSuccess: () => toast({ title: 'Request declined', description: `${name} is told that you are not connected.` }),
    onError: fails,
  });
  const withdraw = useCall(endpoints.withdrawRequest, {
    onSuccess: () => toast({ title: 'Request withdrawn', description: `${name} can no longer accept it.` }),
    onError: fails,
  });
  return { accept, decline, withdraw };
}
