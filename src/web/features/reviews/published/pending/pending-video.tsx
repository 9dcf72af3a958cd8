// A video that has not been reviewed yet.

import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link2, TriangleAlert, Unlink } from 'lucide-react';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { Video } from '#contract/videos/videos.ts';
import { linkProblemSentence } from '#domain/videos/link-health.ts';
import { matchiRecordingDays, matchiVanishesAt } from '#domain/videos/video-links.ts';
import { formatDate } from '#web/lib/format.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import type { VideoController } from '#web/lib/video/video-controller.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { VideoFrame } from '#web/ui/video/video-frame.tsx';
import type { LookFirstProps } from '../look/look-first.tsx';
import { videoGrid } from '../review-layout.ts';
import { ReplaceLinkDialog } from './pending-menu.tsx';
import { SentDetails } from './sent-details.tsx';
import { WaitingSteps, WaitingWords } from './waiting-steps.tsx';
import { WhoReviews } from './who-reviews.tsx';

const LookFirst = lateComponent<LookFirstProps>(
  () => import('../look/look-first.tsx').then((part) => part.LookFirst),
  <Skeleton className="h-40 rounded-xl" />,
);

export interface PendingVideoProps {
  video: Video;
  controller: VideoController;
  startAt: number;
  /** Opens the partner's invitation. */
  isInviting: boolean;
}

/** Where the video is, the details sent, and ways to change them. */
export function PendingVideo({ video, controller, startAt, isInviting }: PendingVideoProps) {
  const { id: ownId, viewedBy } = useCurrentUser();
  const isOwn = ownId === video.playerId;
  const { data, error, refetch } = useQuery({ ...query(endpoints.listWaitingVideos), enabled: isOwn });
  const waiting = data?.find(({ id }) => id === video.id);
  return (
    <div className="grid gap-4 lg:gap-6">
      <DeadLinkNotice video={video} isOwn={isOwn} />
      <Card as="section" className="grid gap-4">
        <div className="grid gap-1">
          <h2 className="text-lg">{t`Analysis Pending`}</h2>
          <p className="max-w-[70ch] text-sm text-pretty text-ink-muted">
            <span>{t`This video hasn't been analyzed yet.`}</span> {waiting && <WaitingWords waiting={waiting} />}
            {!isOwn && <span>{t`The review appears here once a coach has published it.`}</span>}
          </p>
        </div>
        {waiting ? (
          <WaitingSteps waiting={waiting} sentAt={video.uploadDate} />
        ) : error ? (
          <div role="alert" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
            <p>
              <span>{t`We couldn’t load who reviews it.`}</span> <span>{errorSentence(error)}</span>
            </p>
            <Button variant="secondary" size="sm" onClick={() => void refetch()}>
              {t`Try again`}
            </Button>
          </div>
        ) : (
          isOwn && data === undefined && <Skeleton className="h-18" />
        )}
      </Card>
      <div className={videoGrid}>
        <div className="grid gap-4 lg:gap-6">
          <VideoFrame source={video} controller={controller} startAt={startAt} />
          {video.look && isOwn && viewedBy === null && <LookFirst {...{ video, controller }} />}
          {video.provider === 'matchi' && <MatchiNotice video={video} />}
          {waiting && <WhoReviews waiting={waiting} />}
        </div>
        <SentDetails video={video} isOwn={isOwn} isInviting={isInviting} />
      </div>
    </div>
  );
}

interface DeadLinkNoticeProps {
  video: Video;
  isOwn: boolean;
}

/** The problem, the way to fix it, and that the review time is paused; renders nothing while the link works. */
function DeadLinkNotice({ video, isOwn }: DeadLinkNoticeProps) {
  const { pausedAt, linkProblem, isPaid, provider } = video;
  const [isReplacing, setReplacing] = useState(false);
  if (pausedAt === null) return null;
  return (
    <div role="alert" className="flex gap-3 rounded-xl bg-attention-soft p-4 text-sm">
      <Unlink aria-hidden className="mt-0.5 size-5 shrink-0 text-attention" />
      <div className="grid max-w-[70ch] gap-1.5">
        <p className="text-base font-semibold">{linkProblemSentence(linkProblem ?? 'missing', 'player', provider)}</p>
        <p>
          <Trans>
            The review time has been paused since <TimeText at={pausedAt} kind="date" /> and continues once the video
            opens. We check again every day.
          </Trans>
        </p>
        <p>
          {isPaid
            ? t`You can also replace the link, or withdraw the video: its analysis credit then comes back.`
            : t`You can also replace the link, or withdraw the video.`}
        </p>
        {isOwn && (
          <>
            <Button
              size="sm"
              className="mt-1.5 justify-self-start"
              icon={<Link2 aria-hidden />}
              onClick={() => setReplacing(true)}
            >
              {t`Replace link`}
            </Button>
            <ReplaceLinkDialog video={video} open={isReplacing} onOpenChange={setReplacing} />
          </>
        )}
      </div>
    </div>
  );
}

/** When the recording may vanish, and how to keep it. */
function MatchiNotice({ video }: { video: Pick<Video, 'eventDate' | 'uploadDate'> }) {
  const vanishesAt = matchiVanishesAt(video);
  const isDue = Date.parse(vanishesAt) < useNow().getTime();
  return (
    <div className="flex gap-3 rounded-xl bg-attention-soft p-4 text-sm">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-attention" />
      <p className="max-w-[70ch]">
        <strong className="font-semibold">
          {isDue
            ? t`Matchi keeps recordings for about ${plural({ days: matchiRecordingDays }, { one: '# day', other: '# days' })}, so this one may be gone soon.`
            : t`Matchi may delete this recording around ${{ date: formatDate(vanishesAt) }}.`}
        </strong>{' '}
        {t`To keep it, save a copy and upload it to YouTube as Unlisted.`}
      </p>
    </div>
  );
}
