// The coach's next videos to review.

import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import type { QueueItem } from '#contract/reviews/review-queue.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { NextReview } from './next-review.tsx';

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
