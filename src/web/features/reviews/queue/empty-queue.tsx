// What stands where a view of the queue has no videos.

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
    text: 'Videos of your players appear here as soon as they send them, the first due first.',
  },
  mine: {
    title: 'You have no review under way',
    text: 'Claim a video, or open it and write: then it is yours to review.',
  },
  unclaimed: {
    title: 'Every video has a reviewer',
    text: 'Videos that nobody has claimed wait here: of your players and, in a club, of its members.',
  },
  done: { title: 'No published reviews yet', text: 'Every published review is kept here, the latest first.' },
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
        No video or player in this list is called “{search}”.
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
            See what is to review
          </Button>
        )
      }
    >
      {text}
    </EmptyState>
  );
}
