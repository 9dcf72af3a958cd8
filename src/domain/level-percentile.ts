// Where a player stands among players of the same level band.

import { roundTo } from './round-to.ts';
import { skillTier } from './skills.ts';

/** A percentile is told only when at least this many players are in the band: fewer say little, and could be recognised. */
export const percentileFrom = 20;

/**
 * The share of the band's players that the player is ahead of, in whole percent; players of the same level count half, the player among
 * them. Null when fewer than 20 players are in the band (decisions, section 7).
 *
 * @param levels of all players compared, the player's own among them; those outside the player's band are left out
 */
export function percentileInBand(level: number, levels: readonly number[]): number | null {
  const band = skillTier(level).id;
  const inBand = levels.filter((one) => skillTier(one).id === band);
  if (inBand.length < percentileFrom) return null;
  const below = inBand.filter((one) => one < level).length;
  const equal = inBand.filter((one) => one === level).length;
  return roundTo(((below + equal / 2) / inBand.length) * 100, 0);
}
