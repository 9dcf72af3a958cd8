// Whose changes a draft holds, so that a window knows its own words when it meets them again.

import type { Side } from './review-merge.ts';

/** What one window wrote into a draft: its first `count` changes, the last of them at `at` (ISO 8601, by that device's clock). */
export interface WindowChanges {
  window: string;
  count: number;
  at: string;
}

/** The windows whose changes a draft holds, the latest first. Empty where that was never recorded. */
export type WrittenBy = readonly WindowChanges[];

/** The most windows that a draft remembers: those that wrote last. */
export const maxWindows = 12;

/** How many changes of a window a draft holds. */
export function countOf(writtenBy: WrittenBy, window: string): number {
  return writtenBy.find((one) => one.window === window)?.count ?? 0;
}

/** Whether a draft holds every change that the other one holds. Of one that recorded nothing, that is never certain. */
export function holdsAll(one: WrittenBy, other: WrittenBy): boolean {
  return other.length > 0 && other.every(({ window, count }) => countOf(one, window) >= count);
}

/** What a draft holds that brings both together. */
export function joined(one: WrittenBy, other: WrittenBy): WrittenBy {
  const windows = new Map<string, WindowChanges>();
  for (const each of [...one, ...other]) {
    const known = windows.get(each.window);
    if (!known || known.count < each.count) windows.set(each.window, each);
  }
  return [...windows.values()].toSorted((a, b) => time(b.at) - time(a.at)).slice(0, maxWindows);
}

/** When the last change was typed that one draft holds and the other does not (ISO 8601); null where nothing tells. */
export function lastTyped(one: WrittenBy, other: WrittenBy): string | null {
  const own = one.filter(({ window, count }) => count > countOf(other, window));
  return own.toSorted((a, b) => time(b.at) - time(a.at))[0]?.at ?? null;
}

/** The side that was typed later; of two that nobody can tell apart, the one that the server has. */
export function laterSide({ mine, theirs }: Record<Side, string | null>): Side {
  return mine !== null && (theirs === null || time(mine) > time(theirs)) ? 'mine' : 'theirs';
}

function time(instant: string): number {
  return Date.parse(instant);
}
