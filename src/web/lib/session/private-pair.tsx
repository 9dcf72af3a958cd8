// Replaces a pair's content while viewing as one of the two.

import { t } from '@lingui/core/macro';
import { Lock } from 'lucide-react';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

/** Says that it is theirs (docs/product.md#switch-role). */
export function PrivatePair() {
  return (
    <EmptyState title={t`Pair matches are private`} icon={<Lock aria-hidden />}>
      {t`Only the two players can see what they share.`}
    </EmptyState>
  );
}
