// The empty state without reviews.

import { LineChart } from 'lucide-react';
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

const viewNames = { training: 'training videos', game: 'games' };

/** An empty view offers to show all videos; without any review, the player can add a video. */
export function NothingReviewed({ view, isOwn, onShowAll }: NothingReviewedProps) {
  const icon = <LineChart aria-hidden />;
  if (view !== 'all') {
    return (
      <EmptyState
        icon={icon}
        title={`No analyzed ${viewNames[view]} yet`}
        action={
          <Button variant="secondary" onClick={onShowAll}>
            Show all videos
          </Button>
        }
      >
        Reviews of {viewNames[view]} appear here. Players choose a video’s type when they add it.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={icon} title="The journey starts with the first review" action={isOwn && <AddVideoLink />}>
      Once a coach has reviewed a video, you’ll see {isOwn ? 'your' : 'the'} ratings, how they change and which skills
      are improving.
    </EmptyState>
  );
}
