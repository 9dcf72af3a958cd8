// The week as a list of days, for narrow screens.

import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { CoachSession } from '#contract/training/coach-sessions.ts';
import type { CalendarDay } from '#domain/training/calendar-week.ts';
import { cn } from '#web/ui/class-names.ts';
import { useNow } from '#web/ui/use-now.ts';
import { SessionStateBadge } from './session-state-badge.tsx';
import { answersLine, clockRange, longDayOf, playersLine, sessionState } from './session-words.ts';

interface WeekAgendaProps {
  days: readonly CalendarDay<CoachSession>[];
  /** `YYYY-MM-DD`. */
  today: string;
  onOpen: (sessionId: string) => void;
  className?: string;
}

export function WeekAgenda({ days, today, onOpen, className }: WeekAgendaProps) {
  return (
    <ol className={cn('grid divide-y rounded-xl border bg-surface-raised shadow-raised', className)}>
      {days.map(({ date, blocks }) => (
        <li key={date} className="grid gap-2 px-4 py-3">
          <div className="flex items-center justify-between gap-2">
            <h3
              className={cn(
                'font-sans text-sm tracking-normal',
                date === today ? 'font-semibold text-primary' : 'font-medium',
              )}
            >
              {longDayOf(date)}
              {date === today && <span>{` · ${t`today`}`}</span>}
            </h3>
            {blocks.length === 0 && (
              <p className="ml-auto text-sm whitespace-nowrap text-ink-muted">{t`No sessions`}</p>
            )}
            <Link
              to="/coach/schedule"
              search={{ date }}
              aria-label={t`Schedule a session on ${{ day: longDayOf(date) }}`}
              className="-my-2 -mr-2 grid size-11 place-items-center rounded-lg text-ink-muted hover:text-ink"
            >
              <Plus aria-hidden className="size-5" />
            </Link>
          </div>
          {blocks.length > 0 && (
            <ul className="grid gap-2">
              {blocks.map(({ session }) => (
                <AgendaEntry key={session.id} session={session} onOpen={() => onOpen(session.id)} />
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

function AgendaEntry({ session, onOpen }: { session: CoachSession; onOpen: () => void }) {
  const now = useNow();
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="grid w-full gap-1 rounded-lg bg-surface-sunken px-3 py-2.5 text-left hover:brightness-97"
      >
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="text-sm text-ink-muted">{clockRange(session)}</span>
          <SessionStateBadge state={sessionState(session, now)} />
        </span>
        <span className="font-medium wrap-anywhere" dir="auto">
          {session.title}
        </span>
        <span className="text-sm wrap-anywhere text-ink-muted">
          {[playersLine(session), answersLine(session), session.place].filter(Boolean).join(' · ')}
        </span>
      </button>
    </li>
  );
}
