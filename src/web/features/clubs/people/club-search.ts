// Search parameters of the club's lists.

import type { MemberOrder } from '#domain/clubs/club-lists.ts';
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

/** The tabs beside the members, who have none in the address. */
const invitedTabs = ['invited', 'expired'] as const;

/** Search parameters of the list of players. */
export interface ClubPlayersSearch {
  tab?: (typeof invitedTabs)[number];
  search?: string;
  level?: LevelFilter;
  activity?: ActivityFilter;
  /** Id of a coach, or `none`. */
  coach?: string;
  /** Id of a group. */
  group?: string;
  /** Members rated in it, the weakest first. */
  skill?: SingleSkill;
  /** Left out, by name. */
  order?: MemberOrder;
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
  const order = String(given['order']);
  return {
    tab: invitedTabs.find((one) => one === given['tab']),
    search: textIn(given['search']),
    level: level === 'all' ? undefined : level,
    activity: activity === 'all' ? undefined : activity,
    coach: given['coach'] === 'none' ? 'none' : idIn(given['coach']),
    group: idIn(given['group']),
    skill: singleSkills.find((one) => one === given['skill']),
    // Without the list of the domain: every screen's address is read before the first paint.
    order: /^(?:-name|-?(?:level|coach|active))$/.test(order) ? (order as MemberOrder) : undefined,
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
const clubPlayerParts = ['progress', 'history', 'videos', 'benchmarks'] as const;
export type ClubPlayerPart = (typeof clubPlayerParts)[number];

/** The same for a member's page. */
export function parseClubPlayerSearch(given: Record<string, unknown>): ClubPlayerSearch {
  const part = clubPlayerParts.find((one) => one === given['part']);
  return { part: part === 'progress' ? undefined : part };
}
