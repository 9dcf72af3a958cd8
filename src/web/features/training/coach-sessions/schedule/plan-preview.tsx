// The dates of a booking and their conflicts.

import { t } from '@lingui/core/macro';
import { Calendar, CalendarCheck, TriangleAlert } from 'lucide-react';
import type { Ref } from 'react';
import { milliseconds } from '#domain/time/moments.ts';
import { wallTime } from '#domain/time/time-zones.ts';
import { isOver } from '#domain/training/schedule.ts';
import { timeElsewhere } from '#domain/training/time-elsewhere.ts';
import { ownTimeZone } from '#web/lib/time-zone.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { longDayOf } from '../session-words.ts';
import type { PlannedDate } from './use-plan.ts';

/** The most dates without conflicts listed; the rest are counted. */
const maxListed = 12;

interface PlanPreviewProps {
  /** Undefined while the form is incomplete. */
  dates: readonly PlannedDate[] | undefined;
  isPlanning: boolean;
  timeZone: string;
  /** The start time typed, `HH:MM`. */
  time: string;
  /** What says that there are conflicts; takes the focus when a booking is tried all the same. */
  conflictBox: Ref<HTMLDivElement>;
  isSending: boolean;
  onBookAnyway: () => void;
}

/**
 * Previews the plan while typing; screen readers get the result. The dates stay visible while updating, so that nothing below shifts under
 * a press. Known conflicts are said here alone, with the way to book despite them.
 */
export function PlanPreview({
  dates,
  isPlanning,
  timeZone,
  time,
  conflictBox,
  isSending,
  onBookAnyway,
}: PlanPreviewProps) {
  const now = useNow();
  if (!dates) {
    return (
      <p className="text-sm text-ink-muted">{t`Choose players, a date and a time to see the dates and any conflicts.`}</p>
    );
  }
  const isTold = dates.every((one) => one.conflicts !== null);
  const inConflict = dates.filter((one) => one.conflicts?.length).length;
  const over = dates.filter(({ sessionDate }) => isOver(sessionDate, now)).length;
  const listed = dates.filter((one, index) => index < maxListed || one.conflicts?.length);
  return (
    <div aria-busy={isPlanning} className={cn('grid gap-3 transition-opacity', isPlanning && 'opacity-60')}>
      <div role="status" className="text-sm font-medium">
        {isTold ? summary(dates.length, inConflict) : <Skeleton className="h-5 w-40 bg-ink/10" />}
      </div>
      {over > 0 && (
        <p className="text-sm text-ink-muted">
          {over === dates.length
            ? t`This has already taken place, so we’ll log it without notifying anyone. Your players are notified when you complete it.`
            : t`${{ count: over }} of them have already taken place. We’ll log those without notifying anyone.`}
        </p>
      )}
      <ul className="grid gap-2">
        {listed.map(({ sessionDate, conflicts }) => {
          const wall = wallTime(milliseconds(sessionDate) ?? 0, timeZone);
          const elsewhere = timeElsewhere(sessionDate, ownTimeZone(), timeZone);
          return (
            <li key={sessionDate} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-sm">
              {conflicts === null ? (
                <Calendar aria-hidden className="mt-0.5 size-4 text-ink-muted" />
              ) : conflicts.length > 0 ? (
                <TriangleAlert aria-hidden className="mt-0.5 size-4 text-attention" />
              ) : (
                <CalendarCheck aria-hidden className="mt-0.5 size-4 text-success" />
              )}
              <div className="grid gap-0.5">
                <span>
                  {longDayOf(wall.date)}, {wall.time}
                  {elsewhere && <span className="text-ink-muted"> ({elsewhere})</span>}
                  {wall.time !== time && (
                    <span className="text-ink-muted">{` ${t`(the clocks change that night, so ${{ time }} does not exist)`}`}</span>
                  )}
                </span>
                {conflicts?.map((sentence) => (
                  <span key={sentence} className="text-attention">
                    {sentence}
                  </span>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
      {dates.length > listed.length && (
        <p className="text-sm text-ink-muted">{t`And ${{ count: dates.length - listed.length }} more, each a week later.`}</p>
      )}
      {inConflict > 0 && (
        <div ref={conflictBox} tabIndex={-1} className="grid gap-2 text-sm text-attention">
          <p>{t`Choose another time, or keep this one.`}</p>
          <Button
            variant="secondary"
            size="sm"
            className="justify-self-start"
            busy={isSending}
            busyLabel={t`Saving...`}
            onClick={onBookAnyway}
          >
            {t`Schedule anyway`}
          </Button>
        </div>
      )}
    </div>
  );
}

function summary(sessions: number, conflicts: number): string {
  if (sessions === 1) return conflicts === 0 ? t`One session, no conflicts.` : t`One session, with a conflict.`;
  return conflicts === 0
    ? t`${{ sessions }} weekly sessions, no conflicts.`
    : t`${{ sessions }} weekly sessions, ${{ conflicts }} of them with a conflict.`;
}
