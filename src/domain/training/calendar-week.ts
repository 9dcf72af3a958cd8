// A week calendar: sessions by day, with overlapping ones side by side.

import { milliseconds } from '#domain/time/moments.ts';
import { addDays, minutesOfDay, wallTime } from '#domain/time/time-zones.ts';

const dayMinutes = 1440;

/** The minimum height of a block in minutes, so that short sessions stay readable. */
export const minBlockMinutes = 30;

/** A session, or its part on one day. */
export interface CalendarBlock<T> {
  session: T;
  /** Minutes since local midnight: 0–1440. */
  from: number;
  to: number;
  /** Its column, counted from 0, and the number of columns side by side. */
  column: number;
  columns: number;
}

/** One day of the calendar with its blocks in order of time. */
export interface CalendarDay<T> {
  /** `YYYY-MM-DD`. */
  date: string;
  blocks: CalendarBlock<T>[];
}

interface Timed {
  /** ISO 8601. */
  sessionDate: string;
  /** Minutes. */
  duration: number;
}

/**
 * The seven days from a Monday (`mondayOf`) in the zone's local time. A session over midnight appears on both days; one without a valid
 * date on none.
 */
export function calendarWeek<T extends Timed>(sessions: readonly T[], monday: string, zone: string): CalendarDay<T>[] {
  const parts = sessions.flatMap((session) => dayParts(session, zone));
  return Array.from({ length: 7 }, (_, index) => {
    const date = addDays(monday, index);
    return { date, blocks: sideBySide(parts.filter((part) => part.date === date)) };
  });
}

interface DayPart<T> {
  date: string;
  session: T;
  from: number;
  to: number;
}

function dayParts<T extends Timed>(session: T, zone: string): DayPart<T>[] {
  const start = milliseconds(session.sessionDate);
  if (start === null) return [];
  const first = wallTime(start, zone);
  const last = wallTime(start + session.duration * 60_000, zone);
  const from = minutesOfDay(first.time);
  // When the clocks go back during a session, it may seem to end before it starts.
  const to = last.date === first.date ? Math.max(minutesOfDay(last.time), from) : dayMinutes;
  const parts = [block(first.date, session, from, to)];
  const rest = last.date > first.date ? minutesOfDay(last.time) : 0;
  return rest > 0 ? [...parts, block(last.date, session, 0, rest)] : parts;
}

function block<T>(date: string, session: T, from: number, to: number): DayPart<T> {
  const end = Math.min(Math.max(to, from + minBlockMinutes), dayMinutes);
  return { date, session, from: Math.min(from, end - minBlockMinutes), to: end };
}

/** Places overlapping blocks side by side: each in the first free column, with equal widths within a cluster.
 */
function sideBySide<T>(parts: readonly DayPart<T>[]): CalendarBlock<T>[] {
  const inOrder = parts.toSorted((one, other) => one.from - other.from || other.to - one.to);
  const blocks: CalendarBlock<T>[] = [];
  let cluster: CalendarBlock<T>[] = [];
  /** Where each column of the cluster ends. */
  let ends: number[] = [];
  for (const { session, from, to } of inOrder) {
    if (ends.every((end) => end <= from)) [cluster, ends] = [[], []];
    const free = ends.findIndex((end) => end <= from);
    const column = free < 0 ? ends.length : free;
    ends[column] = to;
    cluster.push({ session, from, to, column, columns: ends.length });
    for (const one of cluster) one.columns = ends.length;
    blocks.push(cluster.at(-1) as CalendarBlock<T>);
  }
  return blocks;
}

/** The hours that a calendar shows at least. */
const usualHours = { from: 8, to: 20 };

/** The hours to show: those of the blocks, and at least those given. */
export function shownHours(days: readonly CalendarDay<unknown>[], least = usualHours): { from: number; to: number } {
  const blocks = days.flatMap((one) => one.blocks);
  return {
    from: Math.min(least.from, ...blocks.map(({ from }) => Math.floor(from / 60))),
    to: Math.max(least.to, ...blocks.map(({ to }) => Math.ceil(to / 60))),
  };
}
