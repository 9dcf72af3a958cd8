// When a review is due.

import { t } from '@lingui/core/macro';
import { AlarmClock, Clock, Unlink } from 'lucide-react';
import { hoursPaused } from '#domain/reviews/review-queue.ts';
import { dueLabel } from '#domain/time/relative-time.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useNow } from '#web/ui/use-now.ts';

interface DueBadgeProps {
  dueAt: string;
  /** Since when the link cannot be opened, which pauses the due time; null while it opens. */
  pausedAt: string | null;
}

/** "Due in 5 h", "Overdue" in the attention colour, or paused; the exact time on hover. */
export function DueBadge({ dueAt, pausedAt }: DueBadgeProps) {
  const now = useNow();
  const hours = hoursPaused({ pausedAt }, now);
  if (pausedAt !== null && hours !== null) {
    return (
      <time
        dateTime={pausedAt}
        title={t`Since ${{ moment: formatMoment(pausedAt) }}, ${{ hours }} h`}
        className="contents"
      >
        <Badge icon={<Unlink aria-hidden />} className="whitespace-normal">
          {t`Paused: link can’t be opened`}
        </Badge>
      </time>
    );
  }
  const due = new Date(dueAt);
  const label = dueLabel(due, now);
  const isOverdue = due.getTime() <= now.getTime();
  return (
    <time dateTime={dueAt} title={t`Due ${{ moment: formatMoment(dueAt) }}`} className="contents">
      <Badge
        tone={isOverdue ? 'attention' : 'neutral'}
        icon={isOverdue ? <AlarmClock aria-hidden /> : <Clock aria-hidden />}
      >
        {label.charAt(0).toUpperCase() + label.slice(1)}
      </Badge>
    </time>
  );
}
