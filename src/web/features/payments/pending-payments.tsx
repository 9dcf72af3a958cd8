// Lists pending payments.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Clock } from 'lucide-react';
import type { PendingPayment } from '#contract/payments/payments.ts';
import { formatMoney } from '#domain/payments/money/money.ts';
import { isPlan } from '#domain/payments/subscriptions/plans.ts';
import { TimeText } from '#web/ui/time.tsx';

interface PendingPaymentsProps {
  payments: readonly PendingPayment[];
  /** Whether the test provider takes payments, where a payment arrives when it is let. */
  isTest: boolean;
}

/** Shown in the shop, on the payment screen and with the receipts (docs/product.md#paying); nothing without pending payments. */
export function PendingPayments({ payments, isTest }: PendingPaymentsProps) {
  if (payments.length === 0) return null;
  return (
    <ul aria-label={t`Payments on their way`} className="grid gap-2">
      {payments.map((payment) => (
        <li
          key={payment.id}
          className="flex items-start gap-3 rounded-xl border border-attention/40 bg-attention-soft px-4 py-3 text-sm"
        >
          <Clock aria-hidden className="mt-0.5 size-5 shrink-0 text-attention" />
          <div className="grid gap-1">
            <p>
              <strong>{t`Your payment for ${{ product: payment.name }} is on its way.`}</strong>{' '}
              {isPlan(payment.product)
                ? t`It can take a few days. Your subscription starts when it arrives.`
                : t`It can take a few days. We’ll add your credits when it arrives.`}
            </p>
            <p className="text-ink-muted">
              <Trans>
                {{ amount: formatMoney(payment) }}, started on <TimeText at={payment.startedAt} kind="date" />
              </Trans>
              {isTest && (
                <span>
                  {' · '}
                  <Link to="/test-checkout/$orderId" params={{ orderId: payment.id }} className="underline">
                    {t`Let the test payment arrive`}
                  </Link>
                </span>
              )}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
