// A player's figures on the profile.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, ClipboardCheck, Gauge, Video } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import { notRated } from '#domain/levels/levels.ts';
import { oneDecimal, outOf } from '#domain/round-to.ts';
import { ratingScale } from '#domain/skills/skills.ts';
import { formatDate, formatNumber } from '#web/lib/format.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { StatCard } from '#web/ui/layout/card.tsx';

export function ProfileFigures() {
  const stats = useQuery(query(endpoints.getProfileStats));
  if (stats.error) return <ErrorState message={errorSentence(stats.error)} onRetry={() => void stats.refetch()} />;
  const { data } = stats;
  const waiting = <Skeleton className="my-1 h-7 w-12" />;
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <StatCard
        label={t`Total videos`}
        value={data ? formatNumber(data.totalVideos) : waiting}
        icon={<Video aria-hidden />}
      />
      <StatCard
        label={t`Analyzed videos`}
        value={data ? formatNumber(data.analyzedVideos) : waiting}
        icon={<ClipboardCheck aria-hidden />}
      />
      <StatCard
        label={t`Average rating`}
        value={data ? <AverageRating rating={data.averageRating} /> : waiting}
        icon={<Gauge aria-hidden />}
      />
      <StatCard
        label={t`Joined`}
        // Smaller on a phone, so that the date fits on one line.
        value={data ? <span className="max-sm:text-lg">{formatDate(data.joinDate)}</span> : waiting}
        icon={<CalendarDays aria-hidden />}
      />
    </div>
  );
}

function AverageRating({ rating }: { rating: number | null }) {
  if (rating === null) return <span className="max-sm:text-lg">{notRated()}</span>;
  return (
    <>
      {oneDecimal(rating)}
      <span className="font-sans text-base font-normal tracking-normal text-ink-muted">{outOf(ratingScale.max)}</span>
    </>
  );
}

/** The join date, for people without other figures. */
export function JoinedOn() {
  const { data, error } = useQuery(query(endpoints.getProfileStats));
  if (error) return null;
  return data ? <span>{t`Joined ${{ date: formatDate(data.joinDate) }}`}</span> : <Skeleton className="h-5 w-36" />;
}
