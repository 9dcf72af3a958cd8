// What is told to somebody who comes back from paying: that credits are there, or that they are on their way until they are.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';
import { currentUserQuery } from '#web/lib/session/session.ts';
import { toast } from '#web/ui/feedback/toast.tsx';

/** The latest order is what was paid for: the address itself proves nothing. An event tells when the payment has arrived. Returns what begins to wait for it. */
export function usePaymentNews(): () => void {
  const queryClient = useQueryClient();
  const [isAwaited, setIsAwaited] = useState(false);
  const latest = useQuery({
    ...query(endpoints.getLatestOrder),
    enabled: isAwaited,
    gcTime: 0,
  });
  const state = latest.data?.order?.state;
  useEffect(() => {
    if (!isAwaited) return;
    if (state === 'paid') {
      // Fixed word for word (docs/product.md#errors).
      const description = 'Your credits have been added to your account.';
      toast({ title: 'Payment Successful!', description, tone: 'success' });
      void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    } else if (state === 'open' || latest.isError) {
      const description = 'We are waiting for the word of your payment. Your credits are on their way.';
      toast({ title: 'Payment received', description });
    } else if (state === 'failed') {
      toast({ title: 'The payment failed', description: 'Nothing was charged. You can try again.', tone: 'danger' });
    }
  }, [isAwaited, state, latest.isError, queryClient]);
  return () => setIsAwaited(true);
}
