// A week of sessions: a grid on wide screens, a list on narrow ones.

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addDays, mondayOf, wallTime } from '#domain/time/time-zones.ts';
import { calendarWeek } from '#domain/training/calendar-week.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { ownTimeZone } from '#web/lib/time-zone.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { useWeek } from './session-pages.ts';
import { shortDayOf } from './session-words.ts';
import { WeekAgenda } from './week-agenda.tsx';
import { WeekGrid } from './week-grid.tsx';

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
  const isThisWeek = monday === mondayOf(today.date);
  const count = days.flatMap(({ blocks }) => blocks).length;
  return (
    <section aria-label="Week" className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <IconButton label="Previous week" variant="secondary" onClick={() => onDayChange(addDays(monday, -7))}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <IconButton label="Next week" variant="secondary" onClick={() => onDayChange(addDays(monday, 7))}>
          <ChevronRight aria-hidden />
        </IconButton>
        <h2 className="px-1 text-lg">
          {shortDayOf(monday)} – {shortDayOf(addDays(monday, 6))} {addDays(monday, 6).slice(0, 4)}
        </h2>
        <p role="status" className="text-sm text-ink-muted">
          {data && !isPlaceholderData && (count === 1 ? '1 session' : `${count} sessions`)}
        </p>
        {!isThisWeek && (
          <Button variant="secondary" size="sm" className="ml-auto" onClick={() => onDayChange(undefined)}>
            This week
          </Button>
        )}
      </div>
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
