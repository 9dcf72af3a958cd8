// The coach's queue: what is to review, first due first, and what is done.

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck, ClipboardCheck } from 'lucide-react';
import { errorSentence } from '#web/lib/api-error.ts';
import { isTakenByOther, type QueuePart, reviewQueueQuery } from '#web/lib/review-queue.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { QueueCard } from './queue-card.tsx';
import type { QueueSearch } from './queue-search.ts';

interface ReviewQueueScreenProps {
  search: QueueSearch;
  /** Changes the address. */
  onSearchChange: (search: QueueSearch) => void;
}

/** Videos of the players whom the coach may see. */
export function ReviewQueueScreen({ search, onSearchChange }: ReviewQueueScreenProps) {
  const show = search.show ?? 'to-review';
  return (
    <Page title="Videos to Review" lead="Whoever opens a review first writes it.">
      <Tabs
        label="Parts of the queue"
        value={show}
        onValueChange={(next) => onSearchChange(next === 'done' ? { show: next } : {})}
        tabs={[
          { value: 'to-review', label: 'To review' },
          { value: 'done', label: 'Done' },
        ]}
      >
        {(['to-review', 'done'] as const).map((part) => (
          <TabPanel key={part} value={part}>
            <Queue show={part} />
          </TabPanel>
        ))}
      </Tabs>
    </Page>
  );
}

function Queue({ show }: { show: QueuePart }) {
  const { id: userId } = useCurrentUser();
  const queue = useQuery(reviewQueueQuery(show));
  if (queue.isPending) return <QueueSkeleton />;
  if (queue.isError) {
    return (
      <ErrorState
        title="Your videos could not be loaded"
        message={errorSentence(queue.error)}
        onRetry={() => void queue.refetch()}
      />
    );
  }
  if (queue.data.length === 0) return show === 'done' ? <NothingDone /> : <NothingToReview />;
  const next = show === 'to-review' ? queue.data.find((item) => !isTakenByOther(item, userId)) : undefined;
  return (
    <ul className="grid gap-3">
      {queue.data.map((item) => (
        <QueueCard key={item.videoId} item={item} isNext={item === next} />
      ))}
    </ul>
  );
}

function NothingToReview() {
  return (
    <EmptyState title="Nothing to review" icon={<CircleCheck aria-hidden />}>
      <p>Videos of your players appear here as soon as they send them, the first due first.</p>
    </EmptyState>
  );
}

function NothingDone() {
  return (
    <EmptyState
      title="No published reviews yet"
      icon={<ClipboardCheck aria-hidden />}
      action={
        <Link to="/coach/videos" className={buttonStyles({ variant: 'secondary' })}>
          See what is to review
        </Link>
      }
    >
      <p>Every review that you publish is kept here, the latest first.</p>
    </EmptyState>
  );
}

function QueueSkeleton() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">Loading</span>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-36 rounded-xl sm:h-32" />
      ))}
    </div>
  );
}
