// A video and its review, for the player.

import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { Video } from '#contract/videos/videos.ts';
import { say } from '#domain/language/say.ts';
import type { Role } from '#domain/people/roles.ts';
import { screenFor } from '#domain/reader-addresses.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { query } from '#web/lib/http/api.ts';
import { ApiError, errorSentence } from '#web/lib/http/api-error.ts';
import { BackLink } from '#web/lib/links/back-link.tsx';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { type createVideoController, useVideoController } from '#web/lib/video/create-video-controller.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import type { SecondReviewNoticeProps } from '../shared/second-review-notice.tsx';
import { AnalysisSkeleton } from './analysis-skeleton.tsx';
import { ReviewHead } from './head/review-head.tsx';
import { loadingLead, loadingTitle } from './loading-texts.ts';
import type { LookFirstProps } from './look/look-first.tsx';
import type { ClosedReviewProps } from './pending/closed-review.tsx';
import type { PendingVideoProps } from './pending/pending-video.tsx';
import { PublishedReview } from './published-review.tsx';

const PendingVideo = lateComponent<PendingVideoProps>(
  () => import('./pending/pending-video.tsx').then((part) => part.PendingVideo),
  <AnalysisSkeleton />,
);

const HeldReview = lateComponent<LookFirstProps>(
  () => import('./look/held-review.tsx').then((part) => part.HeldReview),
  <AnalysisSkeleton />,
);
const ClosedReview = lateComponent<ClosedReviewProps>(
  () => import('./pending/closed-review.tsx').then((part) => part.ClosedReview),
  <AnalysisSkeleton />,
);
const SecondReviewNotice = lateComponent<SecondReviewNoticeProps>(
  () => import('../shared/second-review-notice.tsx').then((part) => part.SecondReviewNotice),
  <div className="min-h-15" />,
);

interface VideoAnalysisScreenProps {
  videoId: string;
  /** Start position in seconds. */
  startAt?: number | undefined;
  /** Opens the partner's invitation. */
  isInviting?: boolean | undefined;
  /** The video controller; tests pass their own. */
  createController?: typeof createVideoController;
}

/** The review of one video, in each of its states (docs/product.md#screens). */
export function VideoAnalysisScreen({
  videoId,
  startAt = 0,
  isInviting = false,
  createController,
}: VideoAnalysisScreenProps) {
  const { data: video, error, isPending, refetch } = useQuery(query(endpoints.getVideo, { params: { videoId } }));
  useDocumentTitle(video?.title ?? (error ? t`Video` : undefined));
  const isGone = error instanceof ApiError && error.status === 404;
  // The video may have been withdrawn in another tab.
  if (video && !isGone) return <Loaded {...{ video, startAt, isInviting, createController }} />;
  if (isPending) {
    return (
      <Frame title={say(loadingTitle)} lead={say(loadingLead)}>
        <AnalysisSkeleton />
      </Frame>
    );
  }
  if (isGone) {
    return (
      <Frame title={t`Video Not Found`} width="narrow">
        <EmptyState title={t`The requested video could not be found.`} action={<ToList />} />
      </Frame>
    );
  }
  return (
    <Frame title={t`Video`} width="narrow">
      <ErrorState
        title={t`This video could not be loaded`}
        message={errorSentence(error)}
        onRetry={() => void refetch()}
      />
    </Frame>
  );
}

interface LoadedProps {
  video: Video;
  startAt: number;
  isInviting: boolean;
  createController: typeof createVideoController | undefined;
}

function Loaded({ video, startAt, isInviting, createController }: LoadedProps) {
  const controller = useVideoController(video, createController);
  const { role, viewedBy } = useCurrentUser();
  const opensAt = role === 'player' ? (video.opensAt ?? null) : null;
  // An administrator who views it as the player cannot look for them.
  const isHeld = opensAt !== null || (viewedBy === null && video.look === 'held');
  return (
    <Frame title={video.title} lead={<ReviewHead {...{ video, controller, isHeld, isInviting, createController }} />}>
      {video.secondReview && (
        <div className="mb-4">
          <SecondReviewNotice video={video} part={video.secondReview} />
        </div>
      )}
      {opensAt !== null ? (
        <ClosedReview {...{ video, controller, opensAt }} />
      ) : isHeld ? (
        <HeldReview {...{ video, controller }} />
      ) : video.status === 'Analyzed' ? (
        <PublishedReview {...{ video, controller, startAt }} />
      ) : (
        <PendingVideo {...{ video, controller, startAt, isInviting }} />
      )}
    </Frame>
  );
}

interface FrameProps {
  title: string;
  lead?: ReactNode;
  width?: 'narrow' | 'wide';
  children: ReactNode;
}

/** The name of the list that the viewer came from, other than players. */
const waysBack: Partial<Record<Role, MessageDescriptor>> = {
  coach_freelance: msg`Videos to Review`,
  coach_club: msg`Videos to Review`,
  club: msg`Club Videos`,
  admin: msg`Videos`,
};

function useWayBack() {
  const { role } = useCurrentUser();
  return [screenFor('videos', role), say(waysBack[role] ?? msg`My Videos`)] as const;
}

function ToList() {
  const [to, list] = useWayBack();
  return (
    <Link to={to} className={buttonStyles({ variant: 'secondary' })}>
      {t`Open ${{ list }}`}
    </Link>
  );
}

function Frame({ title, lead, width = 'wide', children }: FrameProps) {
  const [to, list] = useWayBack();
  return (
    <Page title={title} lead={lead} width={width} back={<BackLink to={to}>{t`Back to ${{ list }}`}</BackLink>}>
      {children}
    </Page>
  );
}
