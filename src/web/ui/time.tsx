// A relative time, with the exact local time on hover.

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
  datetime: (moment: Date, now: Date) => momentWith(nearDays[daysBetween(now, moment)], moment),
  weekday: (moment: Date, now: Date) => {
    const days = daysBetween(now, moment);
    return momentWith(nearDays[days] ?? (Math.abs(days) < 7 ? weekday(moment) : undefined), moment);
  },
  days: (moment: Date, now: Date) => daysAway(daysBetween(now, moment)),
};

function momentWith(day: string | undefined, moment: Date): string {
  return day === undefined ? formatMoment(moment) : `${day} ${formatClock(moment)}`;
}

const nearDays: Record<number, string> = { [-1]: 'yesterday', 0: 'today', 1: 'tomorrow' };

/** Calendar days from one moment to another, in the person's zone. */
function daysBetween(from: Date, to: Date): number {
  const midnight = (moment: Date) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
  // Rounded, because a day of the change to or from summer time has 23 or 25 hours.
  return Math.round((midnight(to) - midnight(from)) / 86_400_000);
}
