// Search parameters of level scales.

import { type OuterScale, outerScales } from '#domain/levels/outer-scales.ts';

/** Empty for the first scale. */
export interface LevelScalesSearch {
  scale?: OuterScale | undefined;
}

/** Reads the search parameters; sets every key, since the router keeps raw values of omitted ones. */
export function parseLevelScalesSearch(given: Record<string, unknown>): LevelScalesSearch {
  return { scale: outerScales.find((one) => one === given['scale']) };
}
