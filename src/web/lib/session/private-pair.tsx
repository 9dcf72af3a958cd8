// Replaces a pair's content while viewing as one of the two.

import { Lock } from 'lucide-react';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

/** Says that it is theirs (docs/product.md#switch-role). */
export function PrivatePair() {
  return (
    <EmptyState title="Pair matches are private" icon={<Lock aria-hidden />}>
      Only the two players can see what they share.
    </EmptyState>
  );
}
