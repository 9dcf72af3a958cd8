// The review workspace of one video, and the states in which it cannot be opened.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { SearchX, UserRoundCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { ReviewWorkspace as ReviewWorkspaceAnswer } from '#contract/reviews/reviews.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { query } from '#web/lib/http/api.ts';
import { ApiError, errorSentence } from '#web/lib/http/api-error.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import { Afterwards } from '#web/ui/layout/afterwards.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { UnsavedText } from '../draft/unsaved-text.tsx';
import { WithStoredCopies } from '../draft/with-stored-copies.tsx';
import type { PassOverProps } from '../evening/pass-over.tsx';
import type { QueueLink } from '../publish/queue-link.ts';
import { openReviewQuery } from '../state/open-review.ts';
import { ReviewSkeleton } from './review-skeleton.tsx';
import { ReviewWorkspace } from './review-workspace.tsx';

const PassOver = lateComponent<PassOverProps>(
  () => import('../evening/pass-over.tsx').then((part) => part.PassOver),
  null,
);

interface ReviewScreenProps {
  videoId: string;
  queue: QueueLink;
  /** Start position in seconds. */
  startAt?: number | undefined;
  /** Another coach's published review, as the player sees it. */
  published?: ReactNode;
}

/**
 * Opens a video's review without claiming it, read-only once published. Another coach's published review is shown as the player sees it.
 */
export function ReviewScreen({ videoId, queue, startAt = 0, published }: ReviewScreenProps) {
  const opened = useQuery(openReviewQuery(videoId));
  const isTaken = isClaimed(opened.error) && published !== undefined;
  const taken = useQuery({ ...query(endpoints.getVideo, { params: { videoId } }), enabled: isTaken });
  const isRead = isTaken && taken.data?.status === 'Analyzed';
  // What could be written first stays open: its words may have to be copied.
  const [wasOpen, setWasOpen] = useState(false);
  if (opened.data && !isDone(opened.data) && !wasOpen) setWasOpen(true);
  const reason = wasOpen ? null : whyNotToReview(opened);
  const passOver = reason !== null && <PassOver videoId={videoId} reason={reason} />;
  useDocumentTitle(
    opened.data
      ? t`Review: ${{ title: opened.data.video.title }}`
      : isRead
        ? undefined
        : t({ message: 'Review', context: 'noun' }),
  );
  if (opened.data) {
    return (
      <WithStoredCopies
        // Restarts when the review was loaded again, with this device's copies.
        key={`${videoId} ${opened.dataUpdatedAt}`}
        videoId={videoId}
        skeleton={<ReviewSkeleton />}
      >
        {(copies) => (
          <Afterwards placeholder={<ReviewSkeleton />}>
            {passOver}
            <ReviewWorkspace
              workspace={opened.data}
              {...{ copies, queue, startAt }}
              onReload={() => void opened.refetch()}
            />
          </Afterwards>
        )}
      </WithStoredCopies>
    );
  }
  if (opened.isPending || (isTaken && taken.isPending)) return <ReviewSkeleton />;
  if (isRead) {
    return (
      <>
        {passOver}
        {published}
        <div className="mx-auto w-full max-w-[75rem] px-4 pb-20 empty:hidden sm:px-6">
          <UnsavedText videoId={videoId} />
        </div>
      </>
    );
  }
  return (
    <Page title={t({ message: 'Review', context: 'noun' })} width="narrow">
      {passOver}
      <NotOpened error={opened.error} queue={queue} onRetry={() => void opened.refetch()} />
      <UnsavedText videoId={videoId} />
    </Page>
  );
}

/** Why an evening of reviews leads on: null while the review can be written, or when it could not be loaded. */
function whyNotToReview({ data, error }: { data?: ReviewWorkspaceAnswer | undefined; error: Error | null }) {
  if (error instanceof ApiError && (error.code === 'review_claimed' || error.code === 'not_found'))
    return errorSentence(error);
  return data && isDone(data) ? t`Its review is already published.` : null;
}

function isDone({ publishedAt, revisedSince }: ReviewWorkspaceAnswer): boolean {
  return publishedAt !== null && revisedSince === null;
}

function isClaimed(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'review_claimed';
}

interface NotOpenedProps {
  error: Error;
  queue: QueueLink;
  onRetry: () => void;
}

/** Why the review cannot be opened, and where to go. */
function NotOpened({ error, queue, onRetry }: NotOpenedProps) {
  const back = (
    <Link to={queue.to} className={buttonStyles()}>
      {t`Back to ${{ list: queue.label }}`}
    </Link>
  );
  if (error instanceof ApiError && isClaimed(error)) {
    return (
      <EmptyState title={t`Already being reviewed`} icon={<UserRoundCheck aria-hidden />} action={back}>
        <p>{error.sentence}</p>
      </EmptyState>
    );
  }
  // An impossible id is refused as input; for someone who followed a link, it means that there is no such video.
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return (
      <EmptyState title={t`We can’t find this video`} icon={<SearchX aria-hidden />} action={back}>
        <p>{t`It may have been removed, or you are no longer connected with the player.`}</p>
      </EmptyState>
    );
  }
  return <ErrorState title={t`The review could not be opened`} message={errorSentence(error)} onRetry={onRetry} />;
}
