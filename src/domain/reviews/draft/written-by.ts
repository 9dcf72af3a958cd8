// Whose changes a draft holds, so that a window recognises its own words.

import type { Side } from './review-merge.ts';

/** One window's changes in a draft: the first `count`, the last of them at `at` (ISO 8601, by that device's clock). */
export interface WindowChanges {
  window: string;
  count: number;
  at: string;
}

/** The windows whose changes a draft holds, the latest first. Empty if never recorded. */
export type WrittenBy = readonly WindowChanges[];

/** Most windows that a draft remembers: the latest writers. */
export const maxWindows = 12;

/** How many of a window's changes a draft holds. */
export function countOf(writtenBy: WrittenBy, window: string): number {
  return writtenBy.find((one) => one.window === window)?.count ?? 0;
}

/** Whether a draft holds every change that the other holds. Never certain for one that recorded nothing. */
export function holdsAll(one: WrittenBy, other: WrittenBy): boolean {
  return other.length > 0 && other.every(({ window, count }) => countOf(one, window) >= count);
}

/** The windows of two drafts merged. */
export function mergedWindows(one: WrittenBy, other: WrittenBy): WrittenBy {
  const windows = new Map<string, WindowChanges>();
  for (const each of [...one, ...other]) {
    const known = windows.get(each.window);
    if (!known || known.count < each.count) windows.set(each.window, each);
  }
  return [...windows.values()].toSorted((a, b) => time(b.at) - time(a.at)).slice(0, maxWindows);
}

/** When the latest change was typed that only the first draft holds (ISO 8601); null if unknown. */
export function latestTypedAt(one: WrittenBy, other: WrittenBy): string | null {
  const own = one.filter(({ window, count }) => count > countOf(other, window));
  return own.toSorted((a, b) => time(b.at) - time(a.at))[0]?.at ?? null;
}

/** The side that was typed later; the server's if unknown. */
export function laterSide({ mine, theirs }: Record<Side, string | null>): Side {
  return mine !== null && (theirs === null || time(mine) > time(theirs)) ? 'mine' : 'theirs';
}

function time(instant: string): number {
  return Date.parse(instant);
}
