// Notices about test payments, and about payments that are not set up.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FlaskConical } from 'lucide-react';
import { EmptyState } from './feedback/empty-state.tsx';

/** On every page of paying where the test provider takes payments: no money moves (docs/product.md#paying). */
export function TestMoneyNotice() {
  return (
    <p className="flex items-start gap-3 rounded-xl border border-attention/40 bg-attention-soft px-4 py-3 text-sm">
      <FlaskConical aria-hidden className="mt-0.5 size-5 shrink-0 text-attention" />
      <span>
        <Trans>
          <strong>This is a test.</strong> No payment provider is connected, so no money moves.
        </Trans>
      </span>
    </p>
  );
}

/** Wherever something would be sold, where nobody takes payments (docs/product.md#paying). */
export function PaymentsNotSetUp() {
  return (
    <EmptyState title={t`Payments are not set up yet`}>
      {t`Plans and credits can’t be bought here for now. You keep what you have.`}
    </EmptyState>
  );
}
