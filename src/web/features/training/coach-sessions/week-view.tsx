// A week of sessions: a grid on wide screens, a list on narrow ones.

import { plural, t } from '@lingui/core/macro';
import { mondayOf, wallTime } from '#domain/time/time-zones.ts';
import { calendarWeek } from '#domain/training/calendar-week.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { ownTimeZone } from '#web/lib/time-zone.ts';
import { cn } from '#web/ui/class-names.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { useWeek } from './session-pages.ts';
import { WeekAgenda } from './week-agenda.tsx';
import { WeekGrid } from './week-grid.tsx';
import { WeekHead } from './week-head.tsx';

interface WeekViewProps {
  /** A day in the week shown; undefined for this week. */
  day: string | undefined;
  onDayChange: (day: string | undefined) => void;
  onOpen: (sessionId: string) => void;
}

/** The week, with buttons for the previous and next. */
export function WeekView({ day, onDayChange, onOpen }: WeekViewProps) {
  const zone = ownTimeZone();
  const now = useNow();
  const today = wallTime(now.getTime(), zone);
  const monday = mondayOf(day ?? today.date);
  const { data, isPlaceholderData, isError, error, refetch } = useWeek(monday);
  const days = calendarWeek(data ?? [], monday, zone);
  const count = days.flatMap(({ blocks }) => blocks).length;
  return (
    <section aria-label={t`Week`} className="grid gap-4">
      <WeekHead
        monday={monday}
        thisMonday={mondayOf(today.date)}
        onMondayChange={(next) => onDayChange(next === mondayOf(today.date) ? undefined : next)}
        note={data && !isPlaceholderData && plural(count, { one: '# session', other: '# sessions' })}
      />
      {isError ? (
        <ErrorState message={errorSentence(error)} onRetry={() => void refetch()} />
      ) : data ? (
        <div aria-busy={isPlaceholderData} className={cn('transition-opacity', isPlaceholderData && 'opacity-60')}>
          <WeekGrid days={days} today={today} onOpen={onOpen} className="max-lg:hidden" />
          <WeekAgenda days={days} today={today.date} onOpen={onOpen} className="lg:hidden" />
        </div>
      ) : (
        <Skeleton className="h-120 rounded-xl" />
      )}
    </section>
  );
}
