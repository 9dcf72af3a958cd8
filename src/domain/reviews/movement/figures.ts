// Figures of a track: time in zones, distance, and the marks they are based on.

import { type CourtZone, courtSize, metresBetween, zoneDepth } from '#domain/reviews/court/court.ts';
import type { Mark } from './marks.ts';
import { marksUsed, type Stretch, secondsOf, stretchesOf } from './path.ts';

/** With fewer connected marks, figures are not shown (docs/product.md#movement). */
export const minMarks = 10;

/** A player's movement in figures. */
export interface MovementFigures {
  /** Connected marks. */
  marks: number;
  seconds: number;
  /** Share of that time in each zone, 0–1; together 1. */
  zones: Record<CourtZone, number>;
  /** Along straight lines between marks, in metres: the true distance is longer. */
  distance: number;
}

/** The figures of a track; null with fewer than `minMarks` connected marks. */
export function movementFigures(track: readonly Mark[]): MovementFigures | null {
  const stretches = stretchesOf(track);
  const marks = marksUsed(stretches);
  if (marks < minMarks) return null;
  return { marks, seconds: secondsOf(stretches), zones: zoneShares(stretches), distance: distanceOf(stretches) };
}

/** The distance in metres, along straight lines between marks. */
export function distanceOf(stretches: readonly Stretch[]): number {
  return stretches.reduce((sum, { from, to }) => sum + metresBetween(from, to), 0);
}

/** Distances from the net at which the zones begin and end, in metres. */
const zoneEnds: Record<CourtZone, readonly [from: number, to: number]> = {
  net: [0, zoneDepth.net],
  transition: [zoneDepth.net, zoneDepth.transition],
  back: [zoneDepth.transition, courtSize.net],
};

/** The share of time in each zone, 0–1; all 0 without any time. Exact for straight, even movement. */
export function zoneShares(stretches: readonly Stretch[]): Record<CourtZone, number> {
  const total = secondsOf(stretches);
  const share = (zone: CourtZone) =>
    total === 0 ? 0 : stretches.reduce((sum, stretch) => sum + secondsIn(stretch, zone), 0) / total;
  return { net: share('net'), transition: share('transition'), back: share('back') };
}

/** How long a stretch lies in a zone: with even movement, time passes as the distance from the net does. */
function secondsIn({ from, to }: Stretch, zone: CourtZone): number {
  const seconds = to.time - from.time;
  const [one, other] = [fromNet(from.x), fromNet(to.x)];
  const [near, far] = [Math.min(one, other), Math.max(one, other)];
  const [start, end] = zoneEnds[zone];
  // A boundary belongs to the zone nearer to the net.
  if (far - near < 1e-9) return near <= end && (near > start || zone === 'net') ? seconds : 0;
  return (Math.max(Math.min(far, end) - Math.max(near, start), 0) / (far - near)) * seconds;
}

function fromNet(x: number): number {
  return Math.abs(x - courtSize.net);
}
