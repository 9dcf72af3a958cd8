// When a review is due, in words and with a sign.

import { AlarmClock, Clock } from 'lucide-react';
import { dueLabel } from '#domain/relative-time.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Badge } from './badge.tsx';
import { useNow } from './use-now.ts';

/** "Due in 5 h", or "Overdue" in the colour of attention; the exact time on hover. */
export function DueBadge({ dueAt }: { dueAt: string }) {
  const now = useNow();
  const label = dueLabel(new Date(dueAt), now);
  const isOverdue = label === 'overdue';
  return (
    <time dateTime={dueAt} title={`Due ${formatMoment(dueAt)}`} className="contents">
      <Badge
        tone={isOverdue ? 'attention' : 'neutral'}
        icon={isOverdue ? <AlarmClock aria-hidden /> : <Clock aria-hidden />}
      >
        {label.charAt(0).toUpperCase() + label.slice(1)}
      </Badge>
    </time>
  );
}
