// The path between marks: straight and even, where they are close enough.

import { type CourtPoint, courtSize } from '#domain/reviews/court/court.ts';
import type { Mark } from './marks.ts';

/**
 * Longest time between two connected marks, in seconds. A player crosses the court in about three, so a longer gap says nothing
 * (docs/product.md#movement).
 */
export const maxGapSeconds = 4;

/** A stretch between two consecutive marks on one side of the net. */
export interface Stretch {
  from: Mark;
  to: Mark;
}

/**
 * The stretches of a track. Marks further apart than `maxGapSeconds`, or on two sides of the net, are not connected: nobody crosses the
 * net, so the pairs have changed sides in between.
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

/** Whether two places are on one side of the net, which belongs to both. */
function isOneSide(one: CourtPoint, other: CourtPoint): boolean {
  return (one.x - courtSize.net) * (other.x - courtSize.net) >= 0;
}

/** How many marks have a stretch: those that figures are based on. */
export function marksUsed(stretches: readonly Stretch[]): number {
  return new Set(stretches.flatMap(({ from, to }) => [from.time, to.time])).size;
}

/** How long stretches last together, in seconds. */
export function secondsOf(stretches: readonly Stretch[]): number {
  return stretches.reduce((sum, { from, to }) => sum + to.time - from.time, 0);
}

/** A player's position at a time, on the straight line between two marks; null where none connects. */
export function placeAt(stretches: readonly Stretch[], time: number): CourtPoint | null {
  const stretch = stretches.find(({ from, to }) => from.time <= time && time <= to.time);
  return stretch ? positionAt(stretch, time) : null;
}

/** The position on a stretch at a time. */
export function positionAt({ from, to }: Stretch, time: number): CourtPoint {
  const share = (time - from.time) / (to.time - from.time);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/**
 * The same place seen from the left half of the drawing: the court turned by half, so that the net stays in front and left stays left.
 * Overlays both ends of a match.
 */
export function foldedToOneEnd({ x, y }: CourtPoint): CourtPoint {
  return x > courtSize.net ? { x: courtSize.length - x, y: courtSize.width - y } : { x, y };
}
