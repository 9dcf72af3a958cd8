// A relative time, with the exact local time on hover.

import { t } from '@lingui/core/macro';
import { daysAway, timeAgo } from '#domain/time/relative-time.ts';
import { dateFormat, formatClock, formatDate, formatMoment } from '#web/lib/format.ts';
import { cn } from './class-names.ts';
import { useNow } from './use-now.ts';

interface TimeTextProps {
  /** ISO 8601, with its zone. */
  at: string;
  /**
   * "5m ago", the same and after a week "21 Nov 2026", that alone, "today 18:30" and beyond the nearest days "21 Nov 2026, 18:30", the same
   * with "Saturday 18:30" within six days, or "in 3 days".
   */
  kind?: 'ago' | 'recent' | 'date' | 'datetime' | 'weekday' | 'days';
  className?: string;
}

const exact = dateFormat({ dateStyle: 'full', timeStyle: 'long' });
const weekday = dateFormat({ weekday: 'long' });

/** A moment as the person reads time: their language, their zone; kept up to date while it is on the screen, in one line. */
export function TimeText({ at, kind = 'ago', className }: TimeTextProps) {
  const now = useNow();
  const moment = new Date(at);
  return (
    <time
      dateTime={at}
      // Changes by itself, so it is excluded from surrounding live regions.
      aria-live="off"
      // Written when someone asks for it: the language's names of zones and days take long to load.
      onPointerEnter={({ currentTarget }) => {
        currentTarget.title = exact(moment);
      }}
      className={cn('whitespace-nowrap', className)}
    >
      {words[kind](moment, now)}
    </time>
  );
}

const words = {
  ago: timeAgo,
  recent: (moment: Date, now: Date) => (daysBetween(moment, now) < 7 ? timeAgo(moment, now) : formatDate(moment)),
  date: (moment: Date) => formatDate(moment),
  datetime: (moment: Date, now: Date) => onNearDay(daysBetween(now, moment), moment) ?? formatMoment(moment),
  weekday: (moment: Date, now: Date) => {
    const days = daysBetween(now, moment);
    const onWeekday = () => `${weekday(moment)} ${formatClock(moment)}`;
    return onNearDay(days, moment) ?? (Math.abs(days) < 7 ? onWeekday() : formatMoment(moment));
  },
  days: (moment: Date, now: Date) => daysAway(daysBetween(now, moment)),
};

/** "today 18:30"; undefined beyond the nearest days. */
function onNearDay(days: number, moment: Date): string | undefined {
  if (Math.abs(days) > 1) return undefined;
  const clock = formatClock(moment);
  if (days === -1) return t`yesterday ${{ time: clock }}`;
  return days === 0 ? t`today ${{ time: clock }}` : t`tomorrow ${{ time: clock }}`;
}

/** Calendar days from one moment to another, in the person's zone. */
function daysBetween(from: Date, to: Date): number {
  const midnight = (moment: Date) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
  // Rounded, because a day of the change to or from summer time has 23 or 25 hours.
  return Math.round((midnight(to) - midnight(from)) / 86_400_000);
}
