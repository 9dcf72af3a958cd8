// How coaches rate the same players, in plain words.

import { oneDecimal } from '#domain/round-to.ts';

/** How much higher than others a coach rates, in points, with the 95% interval. */
interface Line {
  bias: number;
  interval: { from: number; to: number };
}

/** Whether the reviews show a difference from the other coaches: the interval leaves 0 out, and the bias is not shown as 0.0. */
function isClear({ bias, interval }: Line): boolean {
  return (interval.from > 0 || interval.to < 0) && oneDecimal(Math.abs(bias)) !== '0.0';
}

/** A coach's bias against the average of the coaches compared: "0.3 higher", "0.1 lower", "No difference". */
export function biasWords({ bias }: Pick<Line, 'bias'>): string {
  const size = oneDecimal(Math.abs(bias));
  return size === '0.0' ? 'No difference' : `${size} ${bias > 0 ? 'higher' : 'lower'}`;
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
  const reviewed = matches === 1 ? '1 match was' : `${matches} matches were`;
  return `${reviewed} reviewed blind by two coaches: their ratings are ${oneDecimal(meanDifference)} apart on average, and ${Math.round(withinHalf * 100)}% of them at most half a point.`;
}

/** What the interval says about a bias. */
export function certaintyWords(line: Line): string {
  return isClear(line) ? 'Clear' : 'May be chance';
}

/** What to know about the coaches compared: who clearly rates higher or lower than average. */
export function agreementWords(coaches: readonly (Line & { name: string })[]): string {
  const clear = coaches.filter(isClear);
  if (clear.length === 0) return 'No coach clearly rates the same players higher or lower than the others.';
  const named = (isHigher: boolean) =>
    clear
      .filter(({ bias }) => bias > 0 === isHigher)
      .map(({ name, bias }) => `${name} (by ${oneDecimal(Math.abs(bias))})`);
  const list = new Intl.ListFormat('en-GB');
  const [higher, lower] = [named(true), named(false)];
  const parts = [
    higher.length > 0 && `${list.format(higher)} clearly ${higher.length === 1 ? 'rates' : 'rate'} higher than average`,
    lower.length > 0 && `${list.format(lower)} clearly ${lower.length === 1 ? 'rates' : 'rate'} lower`,
  ].filter((part) => part !== false);
  const [first = '', second] = parts;
  if (second !== undefined) return `${first}, ${second}.`;
  return higher.length > 0 ? `${first}.` : `${first} than average.`;
}
