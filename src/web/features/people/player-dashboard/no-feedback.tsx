// The feedback panel without a review: the player's first video is waiting, or they have none and someone else looks.

import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { MessageSquareText } from 'lucide-react';
import { SampleReviewButton } from '#web/features/reviews/shared/sample-review/sample-review-button.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

export function NoFeedback({ isOwn }: { isOwn: boolean }) {
  return (
    <EmptyState
      icon={<MessageSquareText aria-hidden />}
      title={t`No feedback yet`}
      className="py-6"
      action={
        isOwn && (
          <>
            <Link to="/player/videos" className={buttonStyles({ variant: 'secondary' })}>
              {t`Start Your Journey`}
            </Link>
            <SampleReviewButton />
          </>
        )
      }
    >
      {isOwn
        ? t`Your video is with the coaches. Their ratings and notes will appear here.`
        : t`Ratings and notes from coaches appear here.`}
    </EmptyState>
  );
}
