// A level as the model measures it today, from the abilities stored after the last review.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { verifiedScale } from '#domain/levels/level-verification.ts';
import { oneDecimal, roundTo } from '#domain/round-to.ts';
import type { Abilities } from './level-steps.ts';
import { daysAYear } from './model-figures.ts';

/** A measured level with its 95% interval, in points of 1.0 to 7.0 to one decimal. */
export interface MeasuredLevel {
  level: number;
  from: number;
  to: number;
}

/** The interval reaches so many standard errors to each side. */
export const intervalReach = 1.96;

/** A level as it is shown: on the scale, in tenths. */
export function shownLevel(level: number): number {
  return roundTo(Math.min(Math.max(level, verifiedScale.min), verifiedScale.max), 1);
}

/**
 * The level on a day: the same as after the last match, but the longer ago that was, the wider the interval (docs/product.md#level-model).
 *
 * @param levelWalk the variance by which a level walks in a year, of the model's figures
 * @param day counted from 1970; before the last match it counts as that day
 */
export function measuredLevel(
  { level, levelError, day: last }: Pick<Abilities, 'level' | 'levelError' | 'day'>,
  levelWalk: number,
  day: number,
): MeasuredLevel {
  const error = Math.sqrt(levelError ** 2 + (levelWalk * Math.max(day - last, 0)) / daysAYear);
  return {
    level: shownLevel(level),
    from: shownLevel(level - intervalReach * error),
    to: shownLevel(level + intervalReach * error),
  };
}

/** A measured level with its 95% interval: "4.0, between 3.8 and 4.3". */
export function measuredText({ level, from, to }: MeasuredLevel): string {
  return say(
    msg`${{ level: oneDecimal(level) }}, between ${{ lowest: oneDecimal(from) }} and ${{ highest: oneDecimal(to) }}`,
  );
}
