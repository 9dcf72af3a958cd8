// The coach's next videos to review.

import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import type { QueueItem } from '#contract/reviews/review-queue.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { cn } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { DueBadge } from '#web/ui/padel/due-badge.tsx';
import { PlayerLine } from '#web/ui/padel/player-line.tsx';

/** Videos due first, without those other coaches have claimed. */
export function NextDue({ items }: { items: readonly QueueItem[] }) {
  if (items.length === 0) {
    return (
      <EmptyState title="You’re up to date" icon={<CircleCheck aria-hidden />}>
        <p>When one of your players sends a video, it appears here and in your queue.</p>
      </EmptyState>
    );
  }
  return (
    <Card as="section" padded={false}>
      <CardTitle
        className="mb-0 px-4 pt-4 pb-3 sm:px-6"
        action={
          <Link to="/coach/videos" className="text-sm font-medium text-primary hover:underline">
            All videos to review
          </Link>
        }
      >
        Next due
      </CardTitle>
      <ul className="divide-y border-t">
        {items.map((item) => (
          <NextReview key={item.videoId} item={item} />
        ))}
      </ul>
    </Card>
  );
}

function NextReview({ item }: { item: QueueItem }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2.5 px-4 py-3.5 sm:px-6">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <h3 className="font-sans text-base leading-snug font-semibold tracking-normal wrap-anywhere">{item.title}</h3>
        <PlayerLine player={item.player} />
      </div>
      <DueBadge dueAt={item.dueAt} pausedAt={item.pausedAt} />
      <Link
        to="/coach/video-analysis/$videoId"
        params={{ videoId: item.videoId }}
        className={cn(buttonStyles({ variant: 'secondary', size: 'sm' }), 'max-sm:ml-auto')}
      >
        Open review
        <span className="sr-only"> of {item.title}</span>
      </Link>
    </li>
  );
}
