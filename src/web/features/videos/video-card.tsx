// One video in the list.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { VideoSummary } from '#contract/videos/videos.ts';
import { notRated } from '#domain/levels/levels.ts';
import { oneDecimal, outOf } from '#domain/round-to.ts';
import { ratingScale } from '#domain/skills/skills.ts';
import { reviewWait } from '#domain/videos/review-wait.ts';
import { parseVideoLink } from '#domain/videos/video-links.ts';
import { formatDay } from '#web/lib/format.ts';
import { query } from '#web/lib/http/api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { videoTypeLabels } from '#web/lib/video/video-words.ts';
import { TierBadge, VideoStatusBadge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { cn } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { VideoStill } from '#web/ui/video/video-still.tsx';

/** Picture, state, title, dates, score, and the link to a published review. */
export function VideoCard({ video }: { video: VideoSummary }) {
  const context = [
    video.videoType && videoTypeLabels[video.videoType],
    video.eventDate && t`played ${{ date: formatDay(video.eventDate) }}`,
    video.venue,
  ].filter(Boolean);
  return (
    <Card as="li" padded={false} className="flex flex-col overflow-hidden">
      <div className="relative aspect-video overflow-hidden bg-court">
        <VideoStill source={parseVideoLink(video.videoUrl)} />
      </div>
      <div className="flex grow flex-col gap-2 p-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <VideoStatusBadge status={video.status} />
          <span className="text-sm text-ink-muted">
            <Trans>
              Added <TimeText at={video.uploadDate} kind="date" />
            </Trans>
          </span>
        </div>
        <h2 className="line-clamp-2 font-sans text-base leading-snug font-semibold tracking-normal wrap-anywhere">
          {video.title}
        </h2>
        {context.length > 0 && <p className="line-clamp-2 text-sm text-ink-muted">{context.join(' · ')}</p>}
        <div className="mt-auto pt-2">
          {video.status === 'Analyzed' ? <Ready video={video} /> : <Waiting video={video} />}
        </div>
      </div>
    </Card>
  );
}

function Ready({ video }: { video: VideoSummary }) {
  const { title } = video;
  const score = video.overallScore === null ? null : Number(video.overallScore);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      {score === null ? (
        <span className="text-sm text-ink-muted">{notRated()}</span>
      ) : (
        <span className="grid gap-1.5">
          <span className="font-heading text-xl leading-none font-semibold">
            <span className="sr-only">{`${t`Score`} `}</span>
            {oneDecimal(score)}
            <span className="text-sm font-normal text-ink-muted">{outOf(ratingScale.max)}</span>
          </span>
          <TierBadge rating={score} />
        </span>
      )}
      <Link
        to="/player/video-analysis/$videoId"
        params={{ videoId: video.id }}
        className={cn(buttonStyles({ variant: 'secondary' }), 'grow sm:grow-0')}
      >
        <Trans>
          View Analysis<span className="sr-only"> of {title}</span>
        </Trans>
      </Link>
    </div>
  );
}

function Waiting({ video }: { video: VideoSummary }) {
  const { title } = video;
  const reasonId = useId();
  const now = useNow();
  const isOwn = useCurrentUser().role === 'player';
  const { data } = useQuery({ ...query(endpoints.listWaitingVideos), enabled: isOwn });
  const waiting = data?.find(({ id }) => id === video.id);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <p id={reasonId} className="min-w-0 flex-1 basis-36 text-sm text-ink-muted">
        {waiting ? reviewWait(waiting, now) : t`Not reviewed yet.`}
      </p>
      <div className="ml-auto flex grow gap-1 sm:grow-0">
        {isOwn && (
          <Link
            to="/player/video-analysis/$videoId"
            params={{ videoId: video.id }}
            className={buttonStyles({ variant: 'ghost' })}
          >
            <Trans>
              Details<span className="sr-only"> of {title}</span>
            </Trans>
          </Link>
        )}
        <Button variant="secondary" disabled aria-describedby={reasonId} className="grow sm:grow-0">
          {t`View Analysis`}
        </Button>
      </div>
    </div>
  );
}

/** The shape of a card that is on its way. */
export function VideoCardSkeleton() {
  return (
    <Card padded={false} className="overflow-hidden">
      <Skeleton className="aspect-video h-auto rounded-none" />
      <div className="grid gap-3 p-4">
        <Skeleton className="h-5 w-28 rounded-full" />
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="w-1/2" />
        <Skeleton className="mt-2 h-10" />
      </div>
    </Card>
  );
}
