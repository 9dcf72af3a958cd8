// Search parameters of the club's lists.

import {
  type ActivityFilter,
  activityFilters,
  type ClubVideoFilter,
  clubVideoFilters,
  type LevelFilter,
  levelFilters,
} from '#domain/clubs/club-people.ts';
import { type SingleSkill, singleSkills } from '#domain/skills/skills.ts';
import { idIn, textIn } from '#web/lib/search-values.ts';

/** Search parameters of the list of players. */
export interface ClubPlayersSearch {
  search?: string;
  level?: LevelFilter;
  activity?: ActivityFilter;
  /** Id of a coach, or `none`. */
  coach?: string;
  /** Members rated in it, the weakest first. */
  skill?: SingleSkill;
}

/** Search parameters of the list of videos. */
export interface ClubVideosSearch {
  show?: ClubVideoFilter;
  search?: string;
  coach?: string;
  player?: string;
}

/** Reads the search parameters; sets every key, since the router keeps raw values of omitted ones. */
export function parseClubPlayersSearch(given: Record<string, unknown>): ClubPlayersSearch {
  const level = levelFilters.find((one) => one === given['level']);
  const activity = activityFilters.find((one) => one === given['activity']);
  return {
    search: textIn(given['search']),
    level: level === 'all' ? undefined : level,
    activity: activity === 'all' ? undefined : activity,
    coach: given['coach'] === 'none' ? 'none' : idIn(given['coach']),
    skill: singleSkills.find((one) => one === given['skill']),
  };
}

/** The same for the list of videos. */
export function parseClubVideosSearch(given: Record<string, unknown>): ClubVideosSearch {
  const show = clubVideoFilters.find((one) => one === given['show']);
  return {
    show: show === 'all' ? undefined : show,
    search: textIn(given['search']),
    coach: idIn(given['coach']),
    player: idIn(given['player']),
  };
}

/** Search parameters of a member's page: which part of it. */
export interface ClubPlayerSearch {
  part?: ClubPlayerPart;
}

/** The tabs of a member's page; the first is the default. */
export const clubPlayerParts = [
  { value: 'progress', label: 'Progress' },
  { value: 'history', label: 'History' },
  { value: 'videos', label: 'Videos' },
  { value: 'benchmarks', label: 'Benchmarks' },
] as const;
export type ClubPlayerPart = (typeof clubPlayerParts)[number]['value'];

/** The same for a member's page. */
export function parseClubPlayerSearch(given: Record<string, unknown>): ClubPlayerSearch {
  const part = clubPlayerParts.find(({ value }) => value === given['part'])?.value;
  return { part: part === 'progress' ? undefined : part };
}
