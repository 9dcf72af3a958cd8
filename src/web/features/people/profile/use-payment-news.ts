// The toasts after returning from a payment.

import { t } from '@lingui/core/macro';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { ProductId } from '#domain/payments/money/products.ts';
import { query } from '#web/lib/http/api.ts';
import { currentUserQuery } from '#web/lib/session/session.ts';
import { toast } from '#web/ui/feedback/toast.tsx';

/** Polling interval in milliseconds, and the most attempts. */
const asking = { everyMs: 2000, times: 30 };

/** Applications waiting for a payment. Kept outside the screen, which may remount when its address is cleaned. */
const waiting = new WeakSet<QueryClient>();

/**
 * Reports the latest order, since the address itself proves nothing. `begin` starts waiting for it; `paid` is what was paid for,
 * once the person's balance includes it.
 */
export function usePaymentNews(): { begin: () => void; paid: ProductId | null } {
  const queryClient = useQueryClient();
  const [paid, setPaid] = useState<ProductId | null>(null);
  const [isAwaited, setIsAwaited] = useState(() => waiting.has(queryClient));
  const { data, isError } = useQuery({
    ...query(endpoints.getLatestOrder),
    enabled: isAwaited,
    gcTime: 0,
    refetchInterval: ({ state }) => {
      const isOpen = state.status === 'error' || state.data?.order?.state === 'open';
      return isOpen && state.dataUpdateCount + state.errorUpdateCount < asking.times ? asking.everyMs : false;
    },
  });
  const state = data && (data.order?.state ?? 'none');
  const product = data?.order?.product ?? null;
  useEffect(() => {
    if (!isAwaited) return;
    if (state === 'open' || (state === undefined && isError)) {
      const description = t`We are confirming your payment. Your credits are on their way.`;
      toast({ title: t`Payment received`, description });
      return;
    }
    if (state === undefined) return;
    waiting.delete(queryClient);
    if (state === 'paid') {
      // Fixed word for word (docs/product.md#errors).
      const description = t`Your credits have been added to your account.`;
      toast({ title: t`Payment Successful!`, description, tone: 'success' });
      void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }).then(() => setPaid(product));
    } else if (state === 'pending') {
      const description = t`It can take a few days. We’ll add your credits when it arrives.`;
      toast({ title: t`Your payment is on its way`, description });
    } else if (state === 'failed') {
      toast({ title: t`The payment failed`, description: t`Nothing was charged. You can try again.`, tone: 'danger' });
    } else {
      // The address may have been typed or bookmarked (docs/product.md#paying).
      const description = t`Your credits are unchanged. Your receipts list everything you have paid for.`;
      toast({ title: t`No payment to confirm`, description });
    }
  }, [isAwaited, state, product, isError, queryClient]);
  const begin = () => {
    waiting.add(queryClient);
    setIsAwaited(true);
  };
  return { begin, paid };
}
