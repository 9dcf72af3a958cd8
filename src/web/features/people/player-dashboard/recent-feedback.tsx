// The Recent Coach Feedback panel: the latest review, what to work on after it, and the two before.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { difference, oneDecimal, outOf } from '#domain/round-to.ts';
import { ratingScale } from '#domain/skills/skills.ts';
import { parseVideoLink } from '#domain/videos/video-links.ts';
import { TierBadge } from '#web/ui/badge.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { cn } from '#web/ui/class-names.ts';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { VideoStill } from '#web/ui/video/video-still.tsx';
import type { DashboardPlayer, PlayerDashboard } from './dashboard-read.ts';
import { NoFeedback, Trend, WorkFirst } from './late-parts.tsx';

interface RecentFeedbackProps {
  user: DashboardPlayer;
  dashboard: PlayerDashboard;
  /** False when viewing someone else's. */
  isOwn?: boolean;
}

/** The player's next step is beside the review that asks for it. */
export function RecentFeedback({ user, dashboard, isOwn = true }: RecentFeedbackProps) {
  const { recentFeedback, scores, workOn } = dashboard;
  const [latest, ...earlier] = recentFeedback;
  return (
    <Card as="section">
      <CardTitle
        action={
          isOwn && (
            <Link
              to="/player/videos"
              className="inline-flex min-h-6 items-center text-sm font-medium text-primary hover:underline"
            >
              {t`View All Feedback`}
            </Link>
          )
        }
      >
        {t`Recent Coach Feedback`}
      </CardTitle>
      {latest === undefined ? (
        <NoFeedback isOwn={isOwn} />
      ) : (
        <div
          className={cn(
            'grid gap-x-8 gap-y-5',
            workOn.length > 0 && 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]',
          )}
        >
          <Latest video={latest} scores={scores} />
          {workOn.length > 0 && (
            <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
              <WorkFirst user={user} workOn={workOn} />
            </div>
          )}
          {earlier.length > 0 && (
            <ul className="-mx-2 grid content-start gap-1 border-t pt-3">
              {earlier.map((video) => (
                <Earlier key={video.id} video={video} />
              ))}
            </ul>
          )}
        </div>
      )}
    </Card>
  );
}

type Reviewed = PlayerDashboard['recentFeedback'][number];

function scoreOf({ overallScore }: Reviewed): number | null {
  return overallScore === null ? null : Number(overallScore);
}

function Latest({ video, scores }: { video: Reviewed; scores: PlayerDashboard['scores'] }) {
  const { title } = video;
  const score = scoreOf(video);
  const values = scores.map(Number);
  const previous = values.at(-2);
  return (
    <div className="grid gap-4">
      <div className="flex items-start gap-4">
        <Still video={video} className="w-24 sm:w-44" />
        <div className="grid min-w-0 grow gap-1">
          <h3 className="line-clamp-2 text-lg leading-snug wrap-anywhere">{title}</h3>
          <p className="text-sm text-ink-muted">
            <Trans>
              Reviewed <TimeText at={video.updatedAt} kind="date" />
            </Trans>
          </p>
          {score !== null && (
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Score score={score} className="text-2xl" />
              <TierBadge rating={score} />
              {previous !== undefined && (
                <span className="text-sm text-ink-muted">
                  <Trans>
                    <Change by={difference(previous, score, 'one')} /> since the previous review
                  </Trans>
                </span>
              )}
            </p>
          )}
        </div>
      </div>
      <div className="flex items-center justify-between gap-6">
        <Link
          to="/player/video-analysis/$videoId"
          params={{ videoId: video.id }}
          className={cn(buttonStyles(), 'max-sm:grow')}
        >
          <Trans>
            Open the review<span className="sr-only"> of {title}</span>
          </Trans>
        </Link>
        <Trend values={values} className="h-10 shrink-0 max-sm:w-24" />
      </div>
    </div>
  );
}

function Earlier({ video }: { video: Reviewed }) {
  const score = scoreOf(video);
  return (
    <li>
      <Link
        to="/player/video-analysis/$videoId"
        params={{ videoId: video.id }}
        className="flex items-center gap-3 rounded-lg p-2 transition-colors hover:bg-surface-sunken sm:gap-4"
      >
        <Still video={video} className="w-16 sm:w-20" />
        <span className="grid min-w-0 grow gap-0.5">
          <span className="line-clamp-2 leading-snug font-medium wrap-anywhere">{video.title}</span>
          <span className="text-sm text-ink-muted">
            <Trans>
              Reviewed <TimeText at={video.updatedAt} kind="date" />
            </Trans>
          </span>
        </span>
        {score !== null && (
          <>
            <TierBadge rating={score} className="max-sm:hidden" />
            <Score score={score} className="text-lg" />
          </>
        )}
        <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-muted max-sm:hidden" />
      </Link>
    </li>
  );
}

function Still({ video, className }: { video: Reviewed; className: string }) {
  return (
    <span className={cn('aspect-video shrink-0 overflow-hidden rounded-lg bg-court', className)}>
      <VideoStill source={parseVideoLink(video.videoUrl)} />
    </span>
  );
}

function Score({ score, className }: { score: number; className: string }) {
  return (
    <span className={cn('shrink-0 font-heading leading-none font-semibold tracking-tight', className)}>
      <span className="sr-only">{`${t`Score`} `}</span>
      {oneDecimal(score)}
      <span className="font-sans text-sm font-normal tracking-normal text-ink-muted">{outOf(ratingScale.max)}</span>
    </span>
  );
}

function Change({ by }: { by: number }) {
  if (by === 0) return <span>{t`No change`}</span>;
  return (
    <span className={cn('font-medium', by > 0 ? 'text-success' : 'text-attention')}>
      {by > 0 ? '+' : '−'}
      {oneDecimal(Math.abs(by))}
    </span>
  );
}
