// The groups of open videos in the queue.

import { milliseconds } from '#domain/time/moments.ts';
import { wallTime } from '#domain/time/time-zones.ts';

/** In the order of the queue: earliest due first, dead links last (docs/product.md#coaches). */
const dueGroups = ['overdue', 'today', 'later', 'paused'] as const;
export type DueGroup = (typeof dueGroups)[number];

interface Due {
  /** ISO 8601. */
  dueAt: string;
  /** Since when the link cannot be opened, ISO 8601. */
  pausedAt: string | null;
}

/** Whether a review is overdue at a moment; one whose link cannot be opened never is. */
export function isOverdue({ dueAt, pausedAt }: Due, now: number): boolean {
  return pausedAt === null && (milliseconds(dueAt) ?? 0) <= now;
}

/** The groups that have items, each in the given order. A day ends at midnight in the zone. */
export function groupByDue<Item extends Due>(
  items: readonly Item[],
  now: Date,
  zone: string,
): { group: DueGroup; items: Item[] }[] {
  const today = wallTime(now.getTime(), zone).date;
  const groupOf = (item: Due): DueGroup => {
    if (item.pausedAt !== null) return 'paused';
    if (isOverdue(item, now.getTime())) return 'overdue';
    return wallTime(milliseconds(item.dueAt) ?? 0, zone).date === today ? 'today' : 'later';
  };
  const groups = Map.groupBy(items, groupOf);
  return dueGroups.flatMap((group) => {
    const ofGroup = groups.get(group);
    return ofGroup ? [{ group, items: ofGroup }] : [];
  });
}
