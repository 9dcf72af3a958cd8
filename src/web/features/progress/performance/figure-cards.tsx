// The four figures at the top of Performance Analytics.

import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Activity, Gauge, Minus, TrendingDown, TrendingUp, Video } from 'lucide-react';
import { say } from '#domain/language/say.ts';
import { oneDecimal, outOf } from '#domain/round-to.ts';
import { ratingScale } from '#domain/skills/skills.ts';
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
        label={t`Analyzed Videos`}
        icon={<Video aria-hidden />}
        value={videos.length}
        hint={
          <span>
            {analyzedEver > videos.length ? (
              <Trans>
                Uploaded in this period (
                <Link to="/player/videos" search={{ status: 'analyzed' }} className={cn(textLink, 'whitespace-nowrap')}>
                  {analyzedEver} in total
                </Link>
                ).
              </Trans>
            ) : (
              t`Uploaded in this period.`
            )}
          </span>
        }
      />
      <StatCard
        label={t`Overall Performance`}
        icon={<Gauge aria-hidden />}
        value={
          latestScore === null ? (
            '–'
          ) : (
            <>
              {oneDecimal(latestScore)}
              <span className="font-sans text-base font-normal tracking-normal text-ink-muted">
                {outOf(ratingScale.max)}
              </span>
            </>
          )
        }
        hint={
          latestVideo ? (
            <span>
              <LatestScore video={latestVideo} />{' '}
              <span>
                {historicalAverage === null
                  ? t`No earlier score in this period to compare with.`
                  : t`Earlier average ${{ average: oneDecimal(historicalAverage) }}.`}
              </span>
            </span>
          ) : (
            t`Your latest score, compared with your earlier average.`
          )
        }
      />
      <StatCard
        label={t`Improvement Trend`}
        icon={<TrendingUp aria-hidden />}
        value={<TrendFigure trend={trend} isKnown={videos.length > 1} />}
        hint={
          videos.length > 1 && trend.halves
            ? halvesWords(ratings.length, trend.halves)
            : t`Compares the first and second half of your ratings. Needs two reviews.`
        }
      />
      <StatCard
        label={t`Activity Level`}
        icon={<Activity aria-hidden />}
        value={activity}
        hint={t`High: more than 10 videos in this period. Medium: more than 5.`}
      />
    </div>
  );
}

function LatestScore({ video: { id, title } }: { video: { id: string; title: string } }) {
  return (
    <span>
      <Trans>
        Latest score, from{' '}
        <ReviewLink videoId={id} className={textLink}>
          {title}
        </ReviewLink>
        .
      </Trans>
    </span>
  );
}

function halvesWords(count: number, { earlier, later }: NonNullable<Trend['halves']>): string {
  const [before, after] = [oneDecimal(earlier), oneDecimal(later)];
  return t`${plural(count, { one: '# rating', other: '# ratings' })}, averaging ${{ before }} in the first half and ${{ after }} in the second. A change within ${{ percent: stableWithin }}% counts as stable.`;
}

const directions = {
  up: { word: msg`Improving`, Icon: TrendingUp, tone: 'text-success' },
  down: { word: msg`Declining`, Icon: TrendingDown, tone: 'text-attention' },
  stable: { word: msg`Stable`, Icon: Minus, tone: 'text-ink-muted' },
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
        {say(word)}
      </span>
    </span>
  );
}
