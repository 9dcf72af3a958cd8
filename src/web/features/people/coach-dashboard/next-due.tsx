// The coach's next videos to review.

import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import type { QueueItem } from '#contract/reviews/review-queue.ts';
import { QueueRow, queueListStyles } from '#web/features/reviews/shared/queue-row/queue-row.tsx';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { cn } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { DueBadge } from '#web/ui/padel/due-badge.tsx';

/** Videos due first, without those other coaches have claimed. */
export function NextDue({ items }: { items: readonly QueueItem[] }) {
  const { id: userId } = useCurrentUser();
  if (items.length === 0) {
    return (
      <EmptyState title={t`You’re up to date`} icon={<CircleCheck aria-hidden />}>
        <p>{t`When one of your players sends a video, it appears here and in your queue.`}</p>
      </EmptyState>
    );
  }
  return (
    <Card as="section" padded={false}>
      <CardTitle
        className="mb-0 px-4 pt-4 pb-3"
        action={
          <Link to="/coach/videos" className="text-sm font-medium text-primary hover:underline">
            {t`All videos to review`}
          </Link>
        }
      >
        {t`Next due`}
      </CardTitle>
      <ul className={cn(queueListStyles, 'border-t')}>
        {items.map((item, index) => (
          <QueueRow
            key={item.videoId}
            item={item}
            userId={userId}
            isNext={index === 0}
            as="h3"
            due={<DueBadge dueAt={item.dueAt} pausedAt={item.pausedAt} />}
          />
        ))}
      </ul>
    </Card>
  );
}
