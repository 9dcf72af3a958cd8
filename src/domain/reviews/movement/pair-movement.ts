// How a pair moved together. It never shows one player alone: that is private to the player.

import type { CourtZone } from '#domain/reviews/court/court.ts';
import { minMarks, zoneShares } from '#domain/reviews/movement/figures.ts';
import type { Tracks } from '#domain/reviews/movement/marks.ts';
import { type PairSpacing, pairSpacing } from '#domain/reviews/movement/pair-spacing.ts';
import { marksUsed, secondsOf, stretchesOf } from '#domain/reviews/movement/path.ts';

export interface PairMovement {
  /** Null if the two were not marked together for long enough. */
  spacing: PairSpacing | null;
  /** Null if either has too few marks. */
  zones: PairZones | null;
}

/** Where the two were, both players' time combined. */
export interface PairZones {
  /** Connected marks of both. */
  marks: number;
  /** Seconds of both. */
  seconds: number;
  /** Share of that time in each zone, 0–1; adds up to 1. */
  shares: Record<CourtZone, number>;
}

/** The reviewed player's pair; null without enough marks of both (docs/product.md#movement: at least `minMarks`). */
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
