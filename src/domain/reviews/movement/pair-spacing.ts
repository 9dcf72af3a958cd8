// The distance between the two players of a pair.

import { metresBetween } from '#domain/reviews/court/court.ts';
import type { BoardPlayer } from '#domain/reviews/court/court-board.ts';
import { mean } from '#domain/round-to.ts';
import { minMarks } from './figures.ts';
import type { Mark } from './marks.ts';
import { positionAt, type Stretch, stretchesOf } from './path.ts';

/** The two pairs on court. */
export const pairs = [
  ['player', 'partner'],
  ['opponent1', 'opponent2'],
] as const satisfies readonly (readonly [BoardPlayer, BoardPlayer])[];

/** Measuring interval in seconds. */
export const spacingStep = 0.25;

/** The spacing of a pair while both were followed. */
export interface PairSpacing {
  /** Connected marks of the player with fewer of them in that time. */
  marks: number;
  /** How long both were followed, in seconds. */
  seconds: number;
  /** Mean distance in metres. */
  mean: number;
  /** Standard deviation over time, in metres: small for a pair that moves together. */
  spread: number;
}

/** The spacing of a pair; null if either has fewer than `minMarks` connected marks while both were followed. */
export function pairSpacing(one: readonly Mark[], other: readonly Mark[]): PairSpacing | null {
  const shared = sharedStretches(stretchesOf(one), stretchesOf(other));
  const marks = Math.min(marksWithin(one, shared), marksWithin(other, shared));
  const distances = shared.flatMap(({ one: first, other: second, from, to }) =>
    timesWithin(from, to).map((time) => metresBetween(positionAt(first, time), positionAt(second, time))),
  );
  const average = mean(distances);
  if (marks < minMarks || average === null) return null;
  const variance = mean(distances.map((distance) => (distance - average) ** 2)) ?? 0;
  return {
    marks,
    seconds: shared.reduce((sum, { from, to }) => sum + to - from, 0),
    mean: average,
    spread: Math.sqrt(variance),
  };
}

interface SharedStretch {
  one: Stretch;
  other: Stretch;
  /** From when to when both are followed, in seconds. */
  from: number;
  to: number;
}

/** Where stretches of two tracks overlap in time. Both are sorted, so one pass finds them all. */
function sharedStretches(ones: readonly Stretch[], others: readonly Stretch[]): SharedStretch[] {
  const shared: SharedStretch[] = [];
  let [first, second] = [0, 0];
  for (;;) {
    const [one, other] = [ones[first], others[second]];
    if (!one || !other) return shared;
    const from = Math.max(one.from.time, other.from.time);
    const to = Math.min(one.to.time, other.to.time);
    if (to > from) shared.push({ one, other, from, to });
    if (one.to.time <= other.to.time) first += 1;
    else second += 1;
  }
}

function marksWithin(track: readonly Mark[], shared: readonly SharedStretch[]): number {
  return track.filter(({ time }) => shared.some(({ from, to }) => from <= time && time <= to)).length;
}

/** The midpoints of equal parts of a time, none longer than `spacingStep`. */
function timesWithin(from: number, to: number): number[] {
  const count = Math.max(Math.ceil((to - from) / spacingStep - 1e-6), 1);
  return Array.from({ length: count }, (_, index) => from + ((index + 0.5) * (to - from)) / count);
}
