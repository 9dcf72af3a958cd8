// Empty views of the queue.

import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { CircleCheck, ClipboardCheck, SearchX } from 'lucide-react';
import { say } from '#domain/language/say.ts';
import type { QueueView } from '#domain/reviews/review-queue.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

interface EmptyQueueProps {
  show: QueueView;
  search: string | undefined;
  onClearSearch: () => void;
  onShowAll: () => void;
}

const words: Record<QueueView, { title: MessageDescriptor; text: MessageDescriptor }> = {
  'to-review': {
    title: msg`Nothing to review`,
    text: msg`Videos from your players appear here as soon as they send them, the most urgent first.`,
  },
  mine: {
    title: msg`No reviews in progress`,
    text: msg`To start a review, claim a video, or open it and make a change.`,
  },
  unclaimed: {
    title: msg`Every video has a reviewer`,
    text: msg`Unclaimed videos from your players and, in a club, its members appear here.`,
  },
  done: { title: msg`No published reviews yet`, text: msg`Published reviews appear here, the latest first.` },
};

/** Says what belongs here, and leads on. */
export function EmptyQueue({ show, search, onClearSearch, onShowAll }: EmptyQueueProps) {
  if (search) {
    return (
      <EmptyState
        title={t`Nothing matches`}
        icon={<SearchX aria-hidden />}
        action={
          <Button variant="secondary" onClick={onClearSearch}>
            {t`Clear the search`}
          </Button>
        }
      >
        {t`No video or player in this list matches “${{ search }}”.`}
      </EmptyState>
    );
  }
  const { title, text } = words[show];
  return (
    <EmptyState
      title={say(title)}
      icon={show === 'done' ? <ClipboardCheck aria-hidden /> : <CircleCheck aria-hidden />}
      action={
        show !== 'to-review' && (
          <Button variant="secondary" onClick={onShowAll}>
            {t`See videos to review`}
          </Button>
        )
      }
    >
      {say(text)}
    </EmptyState>
  );
}
