// The way between marks: straight and even, as long as they are near enough to each other.

import { type CourtPoint, courtSize } from '#domain/reviews/court/court.ts';
import type { Mark } from './marks.ts';

/**
 * The longest time between two marks that is filled in, in seconds: a player crosses the court in about three, so that after a
 * longer gap the way says nothing (docs/product.md#movement).
 */
export const maxGapSeconds = 4;

/** A stretch between two marks that follow each other, on one side of the net. */
export interface Stretch {
  from: Mark;
  to: Mark;
}

/**
 * The stretches of a track. Marks further apart than `maxGapSeconds` are not connected, nor those on two sides of the net: nobody
 * crosses it, so the pairs have changed ends between them.
 *
 * @param track in the order of time
 */
export function stretchesOf(track: readonly Mark[]): Stretch[] {
  return track.slice(1).flatMap((to, index) => {
    const from = track[index] as Mark;
    const isConnected = to.time - from.time <= maxGapSeconds + 1e-6 && isOneSide(from, to);
    return isConnected ? [{ from, to }] : [];
  });
}

/** Whether two places are on one side of the net; the net itself belongs to both. */
function isOneSide(one: CourtPoint, other: CourtPoint): boolean {
  return (one.x - courtSize.net) * (other.x - courtSize.net) >= 0;
}

/** How many marks stretches begin or end at: those that figures rest on. A mark that nothing connects counts for none. */
export function marksUsed(stretches: readonly Stretch[]): number {
  return new Set(stretches.flatMap(({ from, to }) => [from.time, to.time])).size;
}

/** How long stretches last together, in seconds. */
export function secondsOf(stretches: readonly Stretch[]): number {
  return stretches.reduce((sum, { from, to }) => sum + to.time - from.time, 0);
}

/** Where a player is at a time, on the straight way between two marks; null where nothing is filled in. */
export function placeAt(stretches: readonly Stretch[], time: number): CourtPoint | null {
  const stretch = stretches.find(({ from, to }) => from.time <= time && time <= to.time);
  return stretch ? along(stretch, time) : null;
}

/** The place on a stretch at a time within it. */
export function along({ from, to }: Stretch, time: number): CourtPoint {
  const share = (time - from.time) / (to.time - from.time);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/**
 * The same place seen from the left half of the drawing: the court turned by half, so that the net stays in front and the player's
 * left stays left. Both ends of a match lie over each other that way.
 */
export function atOneEnd({ x, y }: CourtPoint): CourtPoint {
  return x > courtSize.net ? { x: courtSize.length - x, y: courtSize.width - y } : { x, y };
}
