// The people chosen in a list: one by one, or everyone who matches its filter.

import { useState } from 'react';
import type { ClubPlayersSearch } from './club-search.ts';

/** The choice in a list. */
export interface Chosen {
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Chooses exactly these. */
  choose: (ids: readonly string[]) => void;
  /** Chooses everyone who matches, also those who are not loaded. */
  chooseAll: () => void;
  clear: () => void;
  /** How many are chosen. */
  count: number;
  isAll: boolean;
}

/** What is sent of a choice: ids, or the filter with the number that was on the screen. */
export type SentSelection<Filter> = { ids: string[] } | { filter: Filter; except: string[]; expected: number };

/**
 * The choice in a list with a filter; another filter begins with nobody.
 *
 * @param total how many match, undefined while it is on its way
 */
export function useChosen<Filter extends object>(filter: Filter, total: number | undefined) {
  const key = JSON.stringify(filter);
  const [stored, setStored] = useState<{ key: string; isAll: boolean; ids: ReadonlySet<string> }>(nobody(key));
  const { isAll, ids } = stored.key === key ? stored : nobody(key);
  const count = isAll ? Math.max((total ?? 0) - ids.size, 0) : ids.size;
  const store = (changed: readonly string[], all: boolean) => setStored({ key, isAll: all, ids: new Set(changed) });
  const chosen: Chosen = {
    has: (id) => ids.has(id) !== isAll,
    toggle: (id) => store(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id], isAll),
    choose: (changed) => store(changed, false),
    chooseAll: () => store([], true),
    clear: () => store([], false),
    count,
    isAll,
  };
  const selection: SentSelection<Filter> = isAll ? { filter, except: [...ids], expected: count } : { ids: [...ids] };
  return { chosen, selection };
}

function nobody(key: string) {
  return { key, isAll: false, ids: new Set<string>() };
}

/** The filters among them, as the server reads them. */
export function memberFilterOf({ search, level, activity, coach, group, skill }: ClubPlayersSearch) {
  const filter = { search, level, activity, coach, group, skill };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as Partial<
    typeof filter
  >;
}
