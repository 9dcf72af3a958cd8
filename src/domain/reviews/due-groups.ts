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

/** The groups that have items, each in the given order. A day ends at midnight in the zone. */
export function groupByDue<Item extends Due>(
  items: readonly Item[],
  now: Date,
  zone: string,
): { group: DueGroup; items: Item[] }[] {
  const today = wallTime(now.getTime(), zone).date;
  const groupOf = ({ dueAt, pausedAt }: Due): DueGroup => {
    if (pausedAt !== null) return 'paused';
    const due = milliseconds(dueAt) ?? 0;
    if (due <= now.getTime()) return 'overdue';
    return wallTime(due, zone).date === today ? 'today' : 'later';
  };
  const groups = Map.groupBy(items, groupOf);
  return dueGroups.flatMap((group) => {
    const ofGroup = groups.get(group);
    return ofGroup ? [{ group, items: ofGroup }] : [];
  });
}
