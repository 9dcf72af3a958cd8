// Search parameters of the set of reference clips.

import { isSeason } from '#domain/levels/clip-season.ts';
import { type SkillName, skillNames } from '#domain/skills/skills.ts';

/** Defaults: the current season, the clips, all skills together. */
export interface ClipSetSearch {
  season?: string | undefined;
  tab?: 'coaches' | undefined;
  skill?: SkillName | undefined;
}

/** Reads the search parameters; unknown values become `undefined`. */
export function parseClipSetSearch({ season, tab, skill }: Record<string, unknown>): ClipSetSearch {
  return {
    ...parseSeasonSearch({ season }),
    tab: tab === 'coaches' ? tab : undefined,
    skill: skillNames.find((one) => one === skill),
  };
}

/** The season alone. */
export function parseSeasonSearch({ season }: Record<string, unknown>): Pick<ClipSetSearch, 'season'> {
  return { season: typeof season === 'string' && isSeason(season) ? season : undefined };
}
