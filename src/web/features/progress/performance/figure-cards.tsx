// The four figures at the top of Performance Analytics.

import { Link } from '@tanstack/react-router';
import { Activity, Gauge, Minus, TrendingDown, TrendingUp, Video } from 'lucide-react';
import { oneDecimal } from '#domain/round-to.ts';
import { stableWithin, type Trend } from '#domain/skills/trends.ts';
import { ReviewLink } from '#web/lib/links/review-link.tsx';
import { cn } from '#web/ui/class-names.ts';
import { StatCard } from '#web/ui/layout/card.tsx';
import type { Analytics } from './analytics.ts';
import { textLink } from './text-link.ts';

export function FigureCards({ analytics }: { analytics: Analytics }) {
  const { videos, analyzedEver, latestVideo, latestScore, historicalAverage, trend, activity, ratings } = analytics;
  return (
    <div className="grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 sm:gap-4 lg:grid-cols-4">
      <StatCard
        label="Analyzed Videos"
        icon={<Video aria-hidden />}
        value={videos.length}
        hint={
          <span>
            Uploaded in this period
            {analyzedEver > videos.length && (
              <span>
                {' '}
                (
                <Link to="/player/videos" search={{ status: 'analyzed' }} className={cn(textLink, 'whitespace-nowrap')}>
                  {analyzedEver} in total
                </Link>
                )
              </span>
            )}
            <span>.</span>
          </span>
        }
      />
      <StatCard
        label="Overall Performance"
        icon={<Gauge aria-hidden />}
        value={
          latestScore === null ? (
            '–'
          ) : (
            <>
              {oneDecimal(latestScore)}
              <span className="font-sans text-base font-normal tracking-normal text-ink-muted">/7.0</span>
            </>
          )
        }
        hint={
          latestVideo ? (
            <span>
              Latest score, from{' '}
              <ReviewLink videoId={latestVideo.id} className={textLink}>
                {latestVideo.title}
              </ReviewLink>
              .{' '}
              {historicalAverage === null
                ? 'No earlier score in this period to compare with.'
                : `Earlier average ${oneDecimal(historicalAverage)}.`}
            </span>
          ) : (
            'Your latest score, compared with your earlier average.'
          )
        }
      />
      <StatCard
        label="Improvement Trend"
        icon={<TrendingUp aria-hidden />}
        value={<TrendFigure trend={trend} isKnown={videos.length > 1} />}
        hint={
          videos.length > 1 && trend.halves
            ? `${ratings.length} ratings, averaging ${oneDecimal(trend.halves.earlier)} in the first half and ${oneDecimal(trend.halves.later)} in the second. A change within ${stableWithin}% counts as stable.`
            : 'Compares the first and second half of your ratings. Needs two reviews.'
        }
      />
      <StatCard
        label="Activity Level"
        icon={<Activity aria-hidden />}
        value={activity}
        hint="High: more than 10 videos in this period. Medium: more than 5."
      />
    </div>
  );
}

const directions = {
  up: { word: 'Improving', Icon: TrendingUp, tone: 'text-success' },
  down: { word: 'Declining', Icon: TrendingDown, tone: 'text-attention' },
  stable: { word: 'Stable', Icon: Minus, tone: 'text-ink-muted' },
} as const;

function TrendFigure({ trend, isKnown }: { trend: Trend; isKnown: boolean }) {
  if (!isKnown) return <span>–</span>;
  const { word, Icon, tone } = directions[trend.direction];
  const sign = trend.percent > 0 ? '+' : trend.percent < 0 ? '−' : '';
  return (
    <span className="flex flex-wrap items-baseline gap-x-2.5">
      {sign}
      {Math.abs(trend.percent)}%
      <span className={cn('inline-flex items-center gap-1 font-sans text-sm font-medium tracking-normal', tone)}>
        <Icon aria-hidden className="size-4" />
        {word}
      </span>
    </span>
  );
}
