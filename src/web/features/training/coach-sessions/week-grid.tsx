// The week as columns of hours.

import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { CoachSession } from '#contract/training/coach-sessions.ts';
import { minutesOfDay, type WallTime } from '#domain/time/time-zones.ts';
import { type CalendarBlock, type CalendarDay, shownHours } from '#domain/training/calendar-week.ts';
import { cn } from '#web/ui/class-names.ts';
import { useNow } from '#web/ui/use-now.ts';
import {
  answersLine,
  clockRange,
  longDayOf,
  playersLine,
  type SessionState,
  sessionState,
  shortDayOf,
  weekdayOf,
} from './session-words.ts';

/** Height of an hour in pixels, enough for a 30-minute session to show its title. */
const hourHeight = 56;

interface WeekGridProps {
  days: readonly CalendarDay<CoachSession>[];
  /** The current local time. */
  today: WallTime;
  onOpen: (sessionId: string) => void;
  className?: string;
}

/** Seven columns with sessions as buttons; overlapping ones side by side. */
export function WeekGrid({ days, today, onOpen, className }: WeekGridProps) {
  const { from, to } = shownHours(days);
  const hours = Array.from({ length: to - from }, (_, hour) => from + hour);
  const height = (to - from) * hourHeight;
  return (
    <div className={cn('overflow-hidden rounded-xl border bg-surface-raised shadow-raised', className)}>
      <div className="grid grid-cols-[3.5rem_repeat(7,minmax(0,1fr))]">
        <span />
        {days.map(({ date }) => (
          <DayHead key={date} date={date} isToday={date === today.date} />
        ))}
        <div aria-hidden className="relative" style={{ height }}>
          {hours.map((hour) => (
            <span
              key={hour}
              className="absolute right-2 -translate-y-1/2 text-xs text-ink-muted first:translate-y-0.5"
              style={{ top: (hour - from) * hourHeight }}
            >
              {String(hour).padStart(2, '0')}:00
            </span>
          ))}
        </div>
        {days.map((day) => (
          <div key={day.date} className="relative border-l" style={{ height }}>
            {hours.slice(1).map((hour) => (
              <span
                key={hour}
                aria-hidden
                className="absolute inset-x-0 border-t border-line/60"
                style={{ top: (hour - from) * hourHeight }}
              />
            ))}
            <ul aria-label={longDayOf(day.date)}>
              {day.blocks.map((block) => (
                <Block key={block.session.id} block={block} firstHour={from} onOpen={onOpen} />
              ))}
            </ul>
            {day.date === today.date && (
              <NowLine minutes={minutesOfDay(today.time) - from * 60} maxMinutes={(to - from) * 60} />
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

function DayHead({ date, isToday }: { date: string; isToday: boolean }) {
  return (
    <div className="group flex items-center justify-between gap-1 border-b border-l px-2 py-1.5">
      <span className={cn('grid text-sm leading-tight', isToday ? 'font-semibold text-primary' : 'text-ink-muted')}>
        {weekdayOf(date)}
        <span className="text-base text-ink">{shortDayOf(date)}</span>
      </span>
      <Link
        to="/coach/schedule"
        search={{ date }}
        aria-label={t`Schedule a session on ${{ day: longDayOf(date) }}`}
        className="grid size-8 place-items-center rounded-lg text-ink-muted hover:bg-surface-sunken hover:text-ink"
      >
        <Plus aria-hidden className="size-4" />
      </Link>
    </div>
  );
}

const blockLooks: Record<SessionState, string> = {
  scheduled: 'border-primary bg-primary-soft text-primary',
  'to-complete': 'border-attention bg-attention-soft text-attention',
  'without-feedback': 'border-attention bg-attention-soft text-attention',
  completed: 'border-success bg-success-soft text-success',
};

interface BlockProps {
  block: CalendarBlock<CoachSession>;
  firstHour: number;
  onOpen: (sessionId: string) => void;
}

function Block({ block: { session, from, to, column, columns }, firstHour, onOpen }: BlockProps) {
  const now = useNow();
  const top = ((from - firstHour * 60) / 60) * hourHeight;
  const height = ((to - from) / 60) * hourHeight;
  return (
    <li
      className="absolute p-0.5"
      style={{ top, height, left: `${(column / columns) * 100}%`, width: `${100 / columns}%` }}
    >
      <button
        type="button"
        onClick={() => onOpen(session.id)}
        title={`${clockRange(session)} ${session.title}`}
        className={cn(
          'flex size-full flex-col items-start overflow-hidden rounded-md border-l-3 px-1.5 py-0.5 text-left text-xs leading-snug hover:brightness-97',
          blockLooks[sessionState(session, now)],
        )}
      >
        <span className="w-full shrink-0 truncate font-semibold" dir="auto">
          {session.title}
        </span>
        <span className="w-full shrink-0 truncate">{clockRange(session)}</span>
        <span className="w-full shrink-0 truncate text-ink-muted">{playersLine(session)}</span>
        <span className="w-full truncate text-ink-muted">{answersLine(session)}</span>
      </button>
    </li>
  );
}

/** The line at the current time. */
function NowLine({ minutes, maxMinutes }: { minutes: number; maxMinutes: number }) {
  if (minutes < 0 || minutes > maxMinutes) return null;
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute inset-x-0 border-t-2 border-danger before:absolute before:-top-[5px] before:-left-1 before:size-2 before:rounded-full before:bg-danger"
      style={{ top: (minutes / 60) * hourHeight }}
    />
  );
}
