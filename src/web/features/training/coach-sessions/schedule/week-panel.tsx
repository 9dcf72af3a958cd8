// The week beside the booking form: what is booked, what is planned, and a time to choose.

import { plural, t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { BookedTime, Holiday } from '#contract/training/booked-week.ts';
import { isBlank } from '#domain/plain-text.ts';
import { addDays, momentOf, mondayOf, type WallTime, wallTime } from '#domain/time/time-zones.ts';
import { type CalendarDay, calendarWeek, shownHours } from '#domain/training/calendar-week.ts';
import { mayBeginAt, repeats, sessionLength, weeklyMoments } from '#domain/training/schedule.ts';
import { zoneWords } from '#domain/training/session-words.ts';
import { isOneOf, type Weekday } from '#domain/training/training-requests.ts';
import { typedNumber } from '#web/lib/forms/typed-numbers.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { ownTimeZone } from '#web/lib/time-zone.ts';
import { cn } from '#web/ui/class-names.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { useNow } from '#web/ui/use-now.ts';
import type { BookingValues } from '../session-values.ts';
import { clockRangeIn, playerNames } from '../session-words.ts';
import { WeekHead } from '../week-head.tsx';
import { SlotDays } from './slot-days.tsx';
import { SlotGrid } from './slot-grid.tsx';

/** What a week shows at a time: a session of the coach, a player who is busy, or the session being planned. */
export interface WeekEntry {
  kind: 'own' | 'busy' | 'planned';
  /** ISO 8601. */
  sessionDate: string;
  /** Minutes. */
  duration: number;
  title: string;
  /** The players of an own session. */
  who: string;
  /** "18:30–19:30" in the form's time zone. */
  range: string;
}

/** A day with the times from which to choose. */
export interface SlotDay extends CalendarDay<WeekEntry> {
  /** Whether the player asked for this day, and it is not over. */
  isRequested: boolean;
  /** Of the country where they train. */
  holidays: readonly Holiday[];
}

/** What the grid and the list of days need. */
export interface SlotsProps {
  days: readonly SlotDay[];
  /** The hours to show. */
  hours: { from: number; to: number };
  now: WallTime;
  /** As typed in the form. */
  chosen: WallTime;
  onChoose: (time: WallTime) => void;
}

/** Evenings are when most people train. */
const usualHours = { from: 8, to: 22 };

interface WeekPanelProps {
  values: BookingValues;
  /** The time zone of the form, in which the week is drawn. */
  timeZone: string;
  /** The coach an administrator books for. */
  coachId: string | undefined;
  /** The days the player asked for. */
  requested: readonly Weekday[];
  onChoose: (time: WallTime) => void;
  className?: string;
}

/** Follows the date typed; another week can be looked at meanwhile. */
export function WeekPanel({ values, timeZone, coachId, requested, onChoose, className }: WeekPanelProps) {
  const now = useNow();
  const today = wallTime(now.getTime(), timeZone);
  const [looked, setLooked] = useState<{ at: string; monday: string } | null>(null);
  const monday = looked?.at === values.date ? looked.monday : mondayOf(plannable(values.date, now) ?? today.date);
  const look = (next: string) => setLooked({ at: values.date, monday: next });
  const booked = useBooked(monday, timeZone, values.playerIds, coachId);
  const entries = (booked.data?.times ?? []).map((one) => toEntry(one, timeZone));
  const week = calendarWeek([...entries, ...planned(values, timeZone)], monday, timeZone);
  const days = week.map((day) => ({
    ...day,
    isRequested: day.date >= today.date && isOneOf(requested, day.date),
    holidays: booked.data?.holidays.filter(({ date }) => date === day.date) ?? [],
  }));
  const count = days.flatMap(({ blocks }) => blocks).filter(({ session }) => session.kind !== 'planned').length;
  const slots: SlotsProps = { days, hours: shownHours(days, usualHours), now: today, chosen: values, onChoose };
  return (
    <Card as="section" className={cn('grid content-start gap-4 self-start', className)}>
      <WeekHead
        monday={monday}
        thisMonday={mondayOf(today.date)}
        onMondayChange={look}
        note={
          booked.data &&
          !booked.isPlaceholderData &&
          (count === 0 ? t`Nothing booked` : plural(count, { one: '# booked', other: '# booked' }))
        }
      />
      {booked.isError && <ErrorState message={errorSentence(booked.error)} onRetry={() => void booked.refetch()} />}
      {timeZone !== ownTimeZone() && (
        <p className="text-sm text-ink-muted">{t`Shown in ${{ zone: zoneWords(timeZone) }}.`}</p>
      )}
      <div aria-busy={booked.isFetching} className="contents">
        <SlotGrid {...slots} onMondayChange={look} className="max-sm:hidden" />
        <SlotDays {...slots} className="sm:hidden" />
      </div>
    </Card>
  );
}

/** The date typed, if a session may be booked or logged on it. */
function plannable(date: string, now: Date): string | null {
  const moment = momentOf({ date, time: '12:00' }, 'UTC');
  return moment !== null && mayBeginAt(new Date(moment).toISOString(), now).allowed ? date : null;
}

function useBooked(monday: string, timeZone: string, playerIds: readonly string[], coachId: string | undefined) {
  const midnight = (date: string) => new Date(momentOf({ date, time: '00:00' }, timeZone) ?? 0).toISOString();
  return useQuery({
    ...query(endpoints.listBookedTimes, {
      query: {
        // A day early, for sessions over midnight.
        from: midnight(addDays(monday, -1)),
        to: midnight(addDays(monday, 7)),
        ...(playerIds.length > 0 && { playerIds: playerIds.toSorted().join(',') }),
        ...(coachId !== undefined && { coachId }),
      },
    }),
    placeholderData: keepPreviousData,
  });
}

function toEntry({ title, players, sessionDate, duration }: BookedTime, timeZone: string): WeekEntry {
  const when = { sessionDate, duration, range: clockRangeIn({ sessionDate, duration }, timeZone) };
  return title === null
    ? { ...when, kind: 'busy', title: t`${{ player: players[0]?.firstName ?? t`A player` }} is busy`, who: '' }
    : { ...when, kind: 'own', title, who: playerNames({ players }) };
}

/** The sessions that the form plans, also while players or the number of weeks are missing. */
function planned(values: BookingValues, timeZone: string): WeekEntry[] {
  const duration = typedNumber(values.duration, sessionLength) || sessionLength.usual;
  const weeks = typedNumber(values.repeats, repeats) || repeats.min;
  return (weeklyMoments({ ...values, zone: timeZone }, weeks) ?? []).map((sessionDate) => ({
    kind: 'planned',
    sessionDate,
    duration,
    title: isBlank(values.title) ? t`New session` : values.title,
    who: '',
    range: clockRangeIn({ sessionDate, duration }, timeZone),
  }));
}
