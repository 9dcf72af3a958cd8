// The third tab, until there is club data that can serve it honestly (docs/product.md#progress).

import { Users } from 'lucide-react';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

/** Says that comparisons are still to come (docs/product.md#progress). */
export function BenchmarksTab() {
  return (
    <EmptyState title="Peer benchmarking coming soon..." icon={<Users aria-hidden />}>
      A comparison with players of the same level band, once enough of them are in it to say something fair.
    </EmptyState>
  );
}
