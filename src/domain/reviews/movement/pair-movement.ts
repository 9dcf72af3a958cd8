// How a pair moved, from marks of where the two stood. Never of one of them alone: that is nobody's but the player's.

import type { CourtZone } from '#domain/reviews/court/court.ts';
import { minMarks, zoneShares } from '#domain/reviews/movement/figures.ts';
import type { Tracks } from '#domain/reviews/movement/marks.ts';
import { type PairSpacing, pairSpacing } from '#domain/reviews/movement/pair-spacing.ts';
import { marksUsed, secondsOf, stretchesOf } from '#domain/reviews/movement/path.ts';

/** What marks say of a pair. */
export interface PairMovement {
  /** Null where the two were not marked at the same time for long enough. */
  spacing: PairSpacing | null;
  /** Null where either has too few marks. */
  zones: PairZones | null;
}

/** Where the two were, the time of both taken together. */
export interface PairZones {
  /** Connected marks of the two. */
  marks: number;
  /** Seconds of the two together. */
  seconds: number;
  /** Share of that time in each zone, 0–1; together 1. */
  shares: Record<CourtZone, number>;
}

/** The pair of the reviewed player; null where marks say nothing of the two (docs/product.md#movement: at least `minMarks`). */
export function pairMovement({ player, partner }: Pick<Tracks, 'player' | 'partner'>): PairMovement | null {
  const spacing = pairSpacing(player, partner);
  const zones = pairZones(player, partner);
  return spacing === null && zones === null ? null : { spacing, zones };
}

function pairZones(player: Tracks['player'], partner: Tracks['partner']): PairZones | null {
  const tracks = [stretchesOf(player), stretchesOf(partner)];
  const counts = tracks.map(marksUsed);
  if (counts.some((count) => count < minMarks)) return null;
  const both = tracks.flat();
  return { marks: counts.reduce((sum, count) => sum + count, 0), seconds: secondsOf(both), shares: zoneShares(both) };
}
