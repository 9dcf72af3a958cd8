// A published review that waits for the time its player chose.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { BookOpen } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import type { Video } from '#contract/videos/videos.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import type { VideoController } from '#web/lib/video/video-controller.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { VideoFrame } from '#web/ui/video/video-frame.tsx';
import { videoGrid } from '../review-layout.ts';

export interface ClosedReviewProps {
  video: Video;
  controller: VideoController;
  /** ISO 8601. */
  opensAt: string;
}

/** The video, when its review opens, and a way to open it now: for its player alone, not for an administrator who views Pala as them. */
export function ClosedReview({ video, controller, opensAt }: ClosedReviewProps) {
  const isViewed = useCurrentUser().viewedBy !== null;
  const opening = useCall(endpoints.openReviewNow, {
    onError: (error) => failureToast(t`Not opened`, error, t`Please try again.`),
  });
  return (
    <div className={videoGrid}>
      <VideoFrame source={video} controller={controller} startAt={0} />
      <Card as="section" className="grid content-start gap-4">
        <div className="grid gap-1">
          <CardTitle className="mb-0">{t`Your review is ready`}</CardTitle>
          <p className="text-sm text-pretty text-ink-muted">
            <Trans>
              It opens <TimeText at={opensAt} kind="weekday" className="font-medium text-ink" />, when you wanted it.
            </Trans>
          </p>
        </div>
        {isViewed ? (
          <p className="text-sm text-ink-muted">{t`Only the player can open it earlier.`}</p>
        ) : (
          <Button
            icon={<BookOpen aria-hidden />}
            busy={opening.isPending}
            className="w-fit"
            onClick={() => opening.mutate({ params: { videoId: video.id } })}
          >
            {t`Open it now`}
          </Button>
        )}
        <p className="text-xs text-ink-muted">
          <Link to="/player/profile" hash="review-opening" className="text-primary underline">
            {t`Choose when reviews open`}
          </Link>
        </p>
      </Card>
    </div>
  );
}
