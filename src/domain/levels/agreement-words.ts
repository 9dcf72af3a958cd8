// How coaches rate the same players, in plain words.

import { msg, plural } from '@lingui/core/runtime-macro';
import { listInWords } from '#domain/language/in-words.ts';
import { say } from '#domain/language/say.ts';
import { oneDecimal, roundTo } from '#domain/round-to.ts';

/** How much higher than others a coach rates, in points, with the 95% interval. */
interface Line {
  bias: number;
  interval: { from: number; to: number };
}

/** Whether the reviews show a difference from the other coaches: the interval leaves 0 out, and the bias is not shown as 0.0. */
function isClear({ bias, interval }: Line): boolean {
  return (interval.from > 0 || interval.to < 0) && roundTo(bias, 1) !== 0;
}

/** A coach's bias against the average of the coaches compared: "0.3 higher", "0.1 lower", "No difference". */
export function biasWords({ bias }: Pick<Line, 'bias'>): string {
  const size = oneDecimal(Math.abs(bias));
  if (roundTo(bias, 1) === 0) return say(msg`No difference`);
  return bias > 0 ? say(msg`${{ difference: size }} higher`) : say(msg`${{ difference: size }} lower`);
}

/**
 * What matches that two coaches reviewed blind say, all ratings together; null without one.
 *
 * @param withinHalf the share of ratings at most half a point apart, 0 to 1
 */
export function blindWords({
  matches,
  meanDifference,
  withinHalf,
}: {
  matches: number;
  meanDifference: number | null;
  withinHalf: number | null;
}): string | null {
  if (matches === 0 || meanDifference === null || withinHalf === null) return null;
  const facts = { difference: oneDecimal(meanDifference), percent: Math.round(withinHalf * 100) };
  return say(
    msg`${plural({ matches }, { one: '# match was reviewed', other: '# matches were reviewed' })} blind by two coaches: their ratings are ${{ difference: facts.difference }} apart on average, and ${{ percent: facts.percent }}% of them at most half a point.`,
  );
}

/** What the interval says about a bias. */
export function certaintyWords(line: Line): string {
  return isClear(line) ? say(msg`Clear`) : say(msg`May be chance`);
}

/** What to know about the coaches compared: who clearly rates higher or lower than average. */
export function agreementWords(coaches: readonly (Line & { name: string })[]): string {
  const clear = coaches.filter(isClear);
  if (clear.length === 0) return say(msg`No coach clearly rates the same players higher or lower than the others.`);
  const named = (isHigher: boolean) =>
    clear
      .filter(({ bias }) => bias > 0 === isHigher)
      .map(({ name, bias }) => say(msg`${{ coach: name }} (by ${{ difference: oneDecimal(Math.abs(bias)) }})`));
  const [higher, lower] = [named(true), named(false)];
  const [above, below] = [listInWords(higher), listInWords(lower)];
  const [highers, lowers] = [higher.length, lower.length];
  if (lowers === 0)
    return say(
      msg`${plural({ highers }, { one: msg`${{ above }} clearly rates higher than average.`, other: msg`${{ above }} clearly rate higher than average.` })}`,
    );
  if (highers === 0)
    return say(
      msg`${plural({ lowers }, { one: msg`${{ below }} clearly rates lower than average.`, other: msg`${{ below }} clearly rate lower than average.` })}`,
    );
  return say(
    msg`${plural({ highers }, { one: msg`${{ above }} clearly rates higher than average`, other: msg`${{ above }} clearly rate higher than average` })}, ${plural({ lowers }, { one: msg`${{ below }} clearly rates lower.`, other: msg`${{ below }} clearly rate lower.` })}`,
  );
}
