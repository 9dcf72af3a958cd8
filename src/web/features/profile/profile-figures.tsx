// What a person has done so far, in figures.

import { useQuery } from '@tanstack/react-query';
import { CalendarDays, ClipboardCheck, Gauge, Video } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import { notRated } from '#domain/levels.ts';
import { query } from '#web/lib/api.ts';
import { errorSentence } from '#web/lib/api-error.ts';
import { formatDate, formatNumber } from '#web/lib/format.ts';
import { StatCard } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Videos, reviews, mean rating and the day of joining; for others than players only the last. */
export function ProfileFigures({ isPlayer }: { isPlayer: boolean }) {
  const stats = useQuery(query(endpoints.getProfileStats));
  if (stats.error) return <ErrorState message={errorSentence(stats.error)} onRetry={() => void stats.refetch()} />;
  const { data } = stats;
  const waiting = <Skeleton className="my-1 h-7 w-12" />;
  const joined = (
    <StatCard
      label="Joined"
      value={data ? formatDate(data.joinDate) : <Skeleton className="my-1 h-7 w-28" />}
      icon={<CalendarDays aria-hidden />}
    />
  );
  if (!isPlayer) return joined;
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <StatCard
        label="Total videos"
        value={data ? formatNumber(data.totalVideos) : waiting}
        icon={<Video aria-hidden />}
      />
      <StatCard
        label="Analyzed videos"
        value={data ? formatNumber(data.analyzedVideos) : waiting}
        icon={<ClipboardCheck aria-hidden />}
      />
      <StatCard
        label="Average rating"
        value={data ? (data.averageRating?.toFixed(1) ?? notRated) : waiting}
        hint={data?.averageRating == null ? undefined : 'of 7.0'}
        icon={<Gauge aria-hidden />}
      />
      {joined}
    </div>
  );
}
