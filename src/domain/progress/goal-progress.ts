// A player's progress from the start of the journey to the target level.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { type Numeric, toNumber } from '#domain/numeric.ts';
import { isBlank } from '#domain/plain-text.ts';
import { roundTo } from '#domain/round-to.ts';
import type { PublishedRating } from '#domain/skills/ratings.ts';
import { dayLength, milliseconds, oldestFirst } from '#domain/time/moments.ts';

/** Defaults for unknown levels, and the rise aimed at without a target (docs/product.md#goals). */
export const goalDefaults = { startLevel: 2.5, currentLevel: 3, rise: 1.5 } as const;

/** The percentage from which the "Great Progress!" banner is shown (docs/product.md#goals). */
export const greatProgressFrom = 25;

/** An overall rating this close to the start of the journey counts as its start level. */
const startWindow = { before: dayLength, after: 7 * dayLength } as const;

/**
 * When the journey started, in milliseconds since 1970; null unless its year is after 1970, which is what an empty date turns into
 * (docs/product.md#goals).
 */
export function journeyStart(date: string | null | undefined): number | null {
  const time = milliseconds(date);
  return time !== null && new Date(time).getUTCFullYear() > 1970 ? time : null;
}

/** The text for a journey date that cannot be shown; null if it can. */
export function journeyDateProblem(date: string | null | undefined): string | null {
  if (date == null || isBlank(date)) return say(msg`Date not set`);
  return journeyStart(date) === null ? say(msg`Invalid Date`) : null;
}

/**
 * The level at which the journey began: the earliest overall rating from a day before to seven days after its start, otherwise
 * the earliest overall rating, otherwise 2.5.
 *
 * @param ratings of any skills, in any order; only overall counts
 */
export function startLevel(ratings: readonly PublishedRating[], journeyStartDate: string | null | undefined): number {
  const overall = oldestFirst(
    ratings.filter((one) => one.skillName === 'overall'),
    (one) => one.createdAt,
  );
  const start = journeyStart(journeyStartDate);
  const near = overall.find(({ createdAt }) => {
    const time = milliseconds(createdAt);
    return start !== null && time !== null && time >= start - startWindow.before && time <= start + startWindow.after;
  });
  return toNumber((near ?? overall[0])?.rating) ?? goalDefaults.startLevel;
}

/** Progress as a percentage, 0–100. If the target is at or below the start, it is 100 once the level has reached the target and 0 before.
 */
export function goalPercent({ start, current, target }: { start: number; current: number; target: number }): number {
  if (target <= start) return current >= target ? 100 : 0;
  // Rounded against floating-point drift, so that a quarter is exactly 25.
  return Math.min(Math.max(roundTo(((current - start) / (target - start)) * 100, 6), 0), 100);
}

interface GoalFacts {
  ratings: readonly PublishedRating[];
  journeyStartDate?: string | null;
  currentLevel?: Numeric | null;
  targetLevel?: Numeric | null;
}

/** What a screen shows about a goal. */
export interface GoalProgress {
  startLevel: number;
  currentLevel: number;
  targetLevel: number;
  /** 0–100, rounded to whole percent. */
  percent: number;
  /** Whether to show the "Great Progress!" banner. */
  isGreat: boolean;
}

/** Progress towards the goal, with defaults for missing values (docs/product.md#goals). The default target may exceed the scale. */
export function goalProgress(facts: GoalFacts): GoalProgress {
  const start = startLevel(facts.ratings, facts.journeyStartDate);
  const current = toNumber(facts.currentLevel) ?? goalDefaults.currentLevel;
  const target = toNumber(facts.targetLevel) ?? roundTo(current + goalDefaults.rise, 1);
  const percent = goalPercent({ start, current, target });
  return {
    startLevel: start,
    currentLevel: current,
    targetLevel: target,
    percent: roundTo(percent, 0),
    isGreat: percent >= greatProgressFrom,
  };
}
