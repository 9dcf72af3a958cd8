// The coach's day at a glance: how much waits, and what is due next.

import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import type { QueueItem } from '#contract/reviews.ts';
import { errorSentence } from '#web/lib/api-error.ts';
import { reviewQueueQuery } from '#web/lib/review-queue.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { countQueue } from './count-queue.ts';
import { NextReview } from './next-review.tsx';
import { QueueFigures } from './queue-figures.tsx';

/** How many of the next due videos are shown. */
const shownNext = 5;

/** Figures of the queue and the next due videos. */
export function CoachDashboardScreen() {
  const [toReview, done] = useQueries({ queries: [reviewQueueQuery('to-review'), reviewQueueQuery('done')] });
  const { id: userId, firstName } = useCurrentUser();
  const now = useNow();
  const failed = [toReview, done].find((one) => one.isError);
  if (failed?.error) {
    return (
      <Page title={`Hello ${firstName}`} width="wide">
        <ErrorState
          message={errorSentence(failed.error)}
          onRetry={() => {
            if (toReview.isError) void toReview.refetch();
            if (done.isError) void done.refetch();
          }}
        />
      </Page>
    );
  }
  const counts = toReview.data && done.data && countQueue(toReview.data, done.data, userId, now);
  return (
    <Page title={`Hello ${firstName}`} lead={counts && leadOf(counts)} width="wide">
      {counts && toReview.data ? (
        <div className="grid gap-6">
          <QueueFigures counts={counts} />
          <NextDue items={toReview.data.filter((item) => item.reviewer === null || item.reviewer.id === userId)} />
        </div>
      ) : (
        <DashboardSkeleton />
      )}
    </Page>
  );
}

function leadOf({ toReview, overdue }: { toReview: number; overdue: number }): string {
  if (toReview === 0) return 'Nothing waits for you.';
  const waiting = toReview === 1 ? '1 video waits' : `${toReview} videos wait`;
  return overdue === 0 ? `${waiting} for a review.` : `${waiting} for a review, ${overdue} overdue.`;
}

/** What this coach can do next; videos that others review are left out. */
function NextDue({ items }: { items: readonly QueueItem[] }) {
  if (items.length === 0) {
    return (
      <EmptyState title="You are up to date" icon={<CircleCheck aria-hidden />}>
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
        {items.slice(0, shownNext).map((item) => (
          <NextReview key={item.videoId} item={item} />
        ))}
      </ul>
    </Card>
  );
}

function DashboardSkeleton() {
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">Loading</span>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {[1, 2, 3, 4].map((figure) => (
          <Skeleton key={figure} className="h-24 rounded-xl" />
        ))}
      </div>
      <Skeleton className="h-72 rounded-xl" />
    </div>
  );
}
