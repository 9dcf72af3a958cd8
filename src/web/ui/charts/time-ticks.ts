// Where the time axis of a chart carries its dates.

import { dateFormat } from '#web/lib/format.ts';

const day = 86_400_000;
const daySteps = [1, 2, 7, 14];
const monthSteps = [1, 2, 3, 6, 12, 24, 60];

/** The ticks of a time axis: moments in milliseconds, and how they are written. */
export interface TimeTicks {
  values: number[];
  /** Whether each tick names a day, a month, or a year. */
  unit: 'day' | 'month' | 'year';
}

/**
 * Round dates between two moments (milliseconds): midnights, first days of months or of years, in the person's time zone. As many as
 * the smallest step allows without exceeding `maxTicks`.
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

/** The moments within the span, or undefined when they are more than fit. */
function steps(from: number, to: number, maxTicks: number, at: (index: number) => number): number[] | undefined {
  const values: number[] = [];
  // The first may lie before the span, since it is a round one.
  for (let index = 0; index <= maxTicks + 1; index += 1) {
    const time = at(index);
    if (time > to) return values;
    if (time >= from) values.push(time);
    if (values.length > maxTicks) return undefined;
  }
  return undefined;
}

/** Midnight a number of days after the day of a moment. */
function dayAt(from: number, days: number): number {
  // By noon, because a day of the change to or from summer time has 23 or 25 hours.
  const noon = new Date(new Date(from).setHours(12, 0, 0, 0) + days * day);
  return noon.setHours(0, 0, 0, 0);
}

/** The first of a month: a number of months after the round one (by the step) at or before a moment. */
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

/** A tick in the person's own language: "3 Nov", "Nov"; a January and a tick of years name the year. */
export function tickText(time: number, unit: TimeTicks['unit']): string {
  const isNewYear = unit === 'month' && new Date(time).getMonth() === 0;
  return formats[isNewYear ? 'year' : unit](time);
}

const minSpan = 14 * day;

/** From when to when a time axis runs: all moments with a little room on both sides, and at least two weeks. */
export function timeDomain(moments: readonly number[]): { from: number; to: number } {
  const first = Math.min(...moments);
  const last = Math.max(...moments);
  const room = Math.max((last - first) * 0.04, (minSpan - (last - first)) / 2);
  return { from: first - room, to: last + room };
}
