// The year in which to reach a goal.

import { roundTo } from '#domain/round-to.ts';
import { journeyStart } from './goal-progress.ts';

/**
 * The goal window: one year from the start of the journey (docs/product.md#goals), as ISO 8601; null without a valid start.
 * A journey that starts on 29 February ends on the 28th.
 */
export function goalWindow(journeyStartDate: string | null | undefined): { start: string; end: string } | null {
  const time = journeyStart(journeyStartDate);
  if (time === null) return null;
  const start = new Date(time);
  const end = new Date(time);
  end.setUTCFullYear(start.getUTCFullYear() + 1);
  // 29 February does not exist next year and became 1 March: go back to the last day of February.
  if (end.getUTCMonth() !== start.getUTCMonth()) end.setUTCDate(0);
  return { start: start.toISOString(), end: end.toISOString() };
}

/** How much of the goal window has passed, 0–100, rounded to whole percent; null without a valid start. */
export function goalWindowPassed(journeyStartDate: string | null | undefined, now: Date): number | null {
  const window = goalWindow(journeyStartDate);
  if (window === null) return null;
  const start = new Date(window.start).getTime();
  const share = (now.getTime() - start) / (new Date(window.end).getTime() - start);
  return roundTo(Math.min(Math.max(share, 0), 1) * 100, 0);
}
