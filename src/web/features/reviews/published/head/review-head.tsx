// Below the title of a video: when it was sent, the score, the story and the menu.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Video } from '#contract/videos/videos.ts';
import { toNumber } from '#domain/numeric.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import type { createVideoController } from '#web/lib/video/create-video-controller.ts';
import type { VideoController } from '#web/lib/video/video-controller.ts';
import { TierBadge } from '#web/ui/badge.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import { RatingChange } from '#web/ui/padel/rating.tsx';
import { TimeText } from '#web/ui/time.tsx';
import type { PendingMenuProps } from '../pending/pending-menu.tsx';
import { StartStory } from '../story/start-story.tsx';
import { ReplayButton } from './replay-button.tsx';
import type { ReviewMenuProps } from './review-menu.tsx';

/** The menu's room, so that nothing moves when it is there. */
const menuRoom = <span className="size-9 pointer-fine:size-8" />;

const ReviewMenu = lateComponent<ReviewMenuProps>(
  () => import('./review-menu.tsx').then((part) => part.ReviewMenu),
  menuRoom,
);

const PendingMenu = lateComponent<PendingMenuProps>(
  () => import('../pending/pending-menu.tsx').then((part) => part.PendingMenu),
  menuRoom,
);

interface ReviewHeadProps {
  video: Video;
  controller: VideoController;
  /** Whether the review waits for its time, or until its player looked first: then nothing here tells of it. */
  isHeld: boolean;
  /** Opens the partner's invitation. */
  isInviting: boolean;
  createController: typeof createVideoController | undefined;
}

/** Keeps its height while the menu loads. On a phone the date has a line of its own once there is a score. */
export function ReviewHead({ video, controller, isHeld, isInviting, createController }: ReviewHeadProps) {
  const isOwn = useCurrentUser().id === video.playerId;
  const isPending = video.status !== 'Analyzed';
  const isPublished = !isPending && !isHeld;
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-5 gap-y-1 pointer-fine:min-h-8">
      <span className={isPublished ? 'max-sm:w-full' : undefined}>
        <Trans>
          Uploaded <TimeText at={video.uploadDate} kind="date" />
        </Trans>
      </span>
      {isPublished && <Score video={video} />}
      <span className="ml-auto flex flex-wrap items-center justify-end gap-2 print:hidden">
        {isPublished && video.replay && (
          <ReplayButton {...{ video, replayId: video.replay.id, controller, createController }} />
        )}
        {isPublished && <StartStory {...{ video, controller, createController }} />}
        {isPublished && <ReviewMenu {...{ video, isOwn, isInviting }} />}
        {isPending && isOwn && <PendingMenu video={video} />}
      </span>
    </div>
  );
}

/** The overall score; leads to the skills. Renders nothing without one. */
function Score({ video: { overallScore, previousReview } }: { video: Video }) {
  const score = toNumber(overallScore);
  if (score === null) return null;
  return (
    <a href="#skills" className="flex min-h-9 items-center gap-2 rounded-lg text-sm hover:underline">
      <span>{`${t`Score`} `}</span>
      <span className="font-heading text-xl font-semibold text-ink">{oneDecimal(score)}</span>{' '}
      <TierBadge rating={score} className="max-sm:hidden" />
      <RatingChange rating={score} previous={toNumber(previousReview?.ratings.overall)} />
    </a>
  );
}
