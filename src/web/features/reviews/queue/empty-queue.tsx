// Empty views of the queue.

import { CircleCheck, ClipboardCheck, SearchX } from 'lucide-react';
import type { QueueView } from '#domain/reviews/review-queue.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

interface EmptyQueueProps {
  show: QueueView;
  search: string | undefined;
  onClearSearch: () => void;
  onShowAll: () => void;
}

const words: Record<QueueView, { title: string; text: string }> = {
  'to-review': {
    title: 'Nothing to review',
    text: 'Videos from your players appear here as soon as they send them, the most urgent first.',
  },
  mine: {
    title: 'No reviews in progress',
    text: 'To start a review, claim a video, or open it and make a change.',
  },
  unclaimed: {
    title: 'Every video has a reviewer',
    text: 'Unclaimed videos from your players and, in a club, its members appear here.',
  },
  done: { title: 'No published reviews yet', text: 'Published reviews appear here, the latest first.' },
};

/** Says what belongs here, and leads on. */
export function EmptyQueue({ show, search, onClearSearch, onShowAll }: EmptyQueueProps) {
  if (search) {
    return (
      <EmptyState
        title="Nothing matches"
        icon={<SearchX aria-hidden />}
        action={
          <Button variant="secondary" onClick={onClearSearch}>
            Clear the search
          </Button>
        }
      >
        No video or player in this list matches “{search}”.
      </EmptyState>
    );
  }
  const { title, text } = words[show];
  return (
    <EmptyState
      title={title}
      icon={show === 'done' ? <ClipboardCheck aria-hidden /> : <CircleCheck aria-hidden />}
      action={
        show !== 'to-review' && (
          <Button variant="secondary" onClick={onShowAll}>
            See videos to review
          </Button>
        )
      }
    >
      {text}
    </EmptyState>
  );
}
