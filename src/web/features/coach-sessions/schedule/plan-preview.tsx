// The dates of a booking, and what stands in their way.

import { CalendarCheck, TriangleAlert } from 'lucide-react';
import type { PlannedMoment } from '#contract/coaching/coach-sessions.ts';
import { milliseconds } from '#domain/review/moments.ts';
import { wallTime } from '#domain/time/time-zones.ts';
import { isOver } from '#domain/training/schedule.ts';
import { cn } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { longDayOf } from '../session-words.ts';

/** How many dates without a conflict are listed; the rest is counted. */
const maxListed = 12;

interface PlanPreviewProps {
  moments: readonly PlannedMoment[] | undefined;
  /** How many sessions are being planned; 0 while that cannot be. */
  sessions: number;
  isPlanning: boolean;
  timeZone: string;
  /** The start time that was typed, `HH:MM`. */
  time: string;
}

/**
 * Says what is being planned, as soon as it can be; screen readers hear the outcome once it is there. Room for the dates is there as soon as it is known how
 * many they are: what stands below must not go away from under a press.
 */
export function PlanPreview({ moments = [], sessions, isPlanning, timeZone, time }: PlanPreviewProps) {
  const now = useNow();
  if (sessions === 0) {
    return (
      <p className="text-sm text-ink-muted">
        Choose players, date and time: the dates appear here, with whatever they collide with.
      </p>
    );
  }
  const conflicts = moments.filter((one) => one.conflicts.length > 0).length;
  const over = moments.filter(({ sessionDate }) => isOver(sessionDate, now)).length;
  const listed = moments.filter((one, index) => index < maxListed || one.conflicts.length > 0);
  return (
    <div aria-busy={isPlanning} className={cn('grid gap-3 transition-opacity', isPlanning && 'opacity-60')}>
      <div role="status" className="text-sm font-medium">
        {moments.length > 0 ? summary(moments.length, conflicts) : <Skeleton className="h-5 w-40 bg-ink/10" />}
      </div>
      {over > 0 && (
        <p className="text-sm text-ink-muted">
          {over === moments.length
            ? 'This has already taken place: it is logged without telling anybody. Complete it, and your players are told.'
            : `${over} of them have already taken place: those are logged without telling anybody.`}
        </p>
      )}
      <ul className="grid gap-2">
        {listed.map(({ sessionDate, conflicts: sentences }) => {
          const wall = wallTime(milliseconds(sessionDate) ?? 0, timeZone);
          return (
            <li key={sessionDate} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-sm">
              {sentences.length > 0 ? (
                <TriangleAlert aria-hidden className="mt-0.5 size-4 text-attention" />
              ) : (
                <CalendarCheck aria-hidden className="mt-0.5 size-4 text-success" />
              )}
              <div className="grid gap-0.5">
                <span>
                  {longDayOf(wall.date)}, {wall.time}
                  {wall.time !== time && (
                    <span className="text-ink-muted"> (clocks change that night: there is no {time})</span>
                  )}
                </span>
                {sentences.map((sentence) => (
                  <span key={sentence} className="text-attention">
                    {sentence}
                  </span>
                ))}
              </div>
            </li>
          );
        })}
        {Array.from({ length: Math.min(sessions, maxListed) - listed.length }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines without anything of their own
          <li key={index}>
            <Skeleton className="h-5 w-56 bg-ink/10" />
          </li>
        ))}
      </ul>
      {moments.length > listed.length && (
        <p className="text-sm text-ink-muted">And {moments.length - listed.length} more, each a week later.</p>
      )}
    </div>
  );
}

function summary(sessions: number, conflicts: number): string {
  const what = sessions === 1 ? 'One session' : `${sessions} weekly sessions`;
  if (conflicts === 0) return `${what}, no conflicts.`;
  return sessions === 1 ? `${what}, with a conflict.` : `${what}, ${conflicts} of them with a conflict.`;
}
