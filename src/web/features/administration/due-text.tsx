// When a review is due.

import type { AdminVideo } from '#contract/videos/admin-videos.ts';
import { dueLabel } from '#domain/time/relative-time.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useNow } from '#web/ui/use-now.ts';

/** "Due in 5 h" or "Overdue", with the exact time on hover; kept up to date. "Done" once published. */
export function DueText({ video: { status, dueAt } }: { video: AdminVideo }) {
  const now = useNow();
  if (status === 'Analyzed') return <span className="text-ink-muted">Done</span>;
  const label = dueLabel(new Date(dueAt), now);
  return (
    <time dateTime={dueAt} title={formatMoment(dueAt)} className="whitespace-nowrap">
      {label === 'overdue' ? <Badge tone="attention">Overdue</Badge> : label.charAt(0).toUpperCase() + label.slice(1)}
    </time>
  );
}
