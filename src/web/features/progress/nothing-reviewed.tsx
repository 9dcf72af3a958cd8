// The empty state without reviews.

import { msg, t } from '@lingui/core/macro';
import { LineChart } from 'lucide-react';
import { say } from '#domain/language/say.ts';
import type { ProgressView } from '#domain/progress/progress-views.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { AddVideoLink } from './add-video-link.tsx';

interface NothingReviewedProps {
  view: ProgressView;
  /** Whether it is the player's own page. */
  isOwn: boolean;
  onShowAll: () => void;
}

const emptyViews = {
  training: {
    title: msg`No analyzed training videos yet`,
    text: msg`Reviews of training videos appear here. Players choose a video’s type when they add it.`,
  },
  game: {
    title: msg`No analyzed games yet`,
    text: msg`Reviews of games appear here. Players choose a video’s type when they add it.`,
  },
};

/** An empty view offers to show all videos; without any review, the player can add a video. */
export function NothingReviewed({ view, isOwn, onShowAll }: NothingReviewedProps) {
  const icon = <LineChart aria-hidden />;
  if (view !== 'all') {
    return (
      <EmptyState
        icon={icon}
        title={say(emptyViews[view].title)}
        action={
          <Button variant="secondary" onClick={onShowAll}>
            {t`Show all videos`}
          </Button>
        }
      >
        {say(emptyViews[view].text)}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={icon} title={t`The journey starts with the first review`} action={isOwn && <AddVideoLink />}>
      {isOwn
        ? t`Once a coach has reviewed a video, you’ll see your ratings, how they change and which skills are improving.`
        : t`Once a coach has reviewed a video, you’ll see the ratings, how they change and which skills are improving.`}
    </EmptyState>
  );
}
