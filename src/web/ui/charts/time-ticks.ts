// The dates of a time axis.

import { dateFormat } from '#web/lib/format.ts';

const day = 86_400_000;
const daySteps = [1, 2, 7, 14];
const monthSteps = [1, 2, 3, 6, 12, 24, 60];

/** The ticks of a time axis in milliseconds, and their unit. */
export interface TimeTicks {
  values: number[];
  unit: 'day' | 'month' | 'year';
}

/**
 * Round dates between two moments (milliseconds) in local time: midnights, or first days of months or years. Uses the smallest step with at
 * most `maxTicks` ticks.
 *
 * @param maxTicks at least 2
 */
export function timeTicks(from: number, to: number, maxTicks = 6): TimeTicks {
  for (const step of daySteps) {
    const values = steps(from, to, maxTicks, (index) => dayAt(from, index * step));
    if (values) return { values, unit: 'day' };
  }
  for (const step of monthSteps) {
    const values = steps(from, to, maxTicks, (index) => monthAt(from, index * step, step));
    if (values) return { values, unit: step < 12 ? 'month' : 'year' };
  }
  return { values: [from, to], unit: 'year' };
}

/** The ticks in the span, or undefined if there are too many. */
function steps(from: number, to: number, maxTicks: number, at: (index: number) => number): number[] | undefined {
  const values: number[] = [];
  // The first round date may be before the span.
  for (let index = 0; index <= maxTicks + 1; index += 1) {
    const time = at(index);
    if (time > to) return values;
    if (time >= from) values.push(time);
    if (values.length > maxTicks) return undefined;
  }
  return undefined;
}

/** Midnight, a number of days after a moment. */
function dayAt(from: number, days: number): number {
  // Via noon, since days with a clock change have 23 or 25 hours.
  const noon = new Date(new Date(from).setHours(12, 0, 0, 0) + days * day);
  return noon.setHours(0, 0, 0, 0);
}

/** The first of a month, a number of months after the last round one (by step) at or before a moment. */
function monthAt(from: number, months: number, step: number): number {
  const start = new Date(from);
  const count = start.getFullYear() * 12 + start.getMonth();
  const round = count - (count % step) + months;
  return new Date(Math.floor(round / 12), round % 12, 1).getTime();
}

const formats = {
  day: dateFormat({ day: 'numeric', month: 'short' }),
  month: dateFormat({ month: 'short' }),
  year: dateFormat({ year: 'numeric' }),
};

/** A tick's label, e.g. "3 Nov" or "Nov"; January and yearly ticks show the year. */
export function tickText(time: number, unit: TimeTicks['unit']): string {
  const isNewYear = unit === 'month' && new Date(time).getMonth() === 0;
  return formats[isNewYear ? 'year' : unit](time);
}

const minSpan = 14 * day;

/** The range of a time axis: all moments with some space on both sides, at least two weeks. */
export function timeDomain(moments: readonly number[]): { from: number; to: number } {
  const first = Math.min(...moments);
  const last = Math.max(...moments);
  const room = Math.max((last - first) * 0.04, (minSpan - (last - first)) / 2);
  return { from: first - room, to: last + room };
}
