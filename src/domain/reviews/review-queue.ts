// The queue of videos to review: pauses and views.

import { milliseconds } from '#domain/time/moments.ts';

/** The due time after a dead link: later by the length of the pause (ISO 8601). */
export function resumedDueAt(dueAt: string, pausedAt: string, resumedAt: string): string {
  const paused = Math.max(Date.parse(resumedAt) - Date.parse(pausedAt), 0);
  return new Date(Date.parse(dueAt) + paused).toISOString();
}

/** The filters of Videos to Review (docs/product.md#coaches), and everything still to do. */
export const queueViews = ['to-review', 'mine', 'unclaimed', 'done'] as const;
export type QueueView = (typeof queueViews)[number];

/**
 * How long a link has been dead, in whole hours; null while it works.
 *
 * @param pausedAt since when, ISO 8601
 */
export function hoursPaused({ pausedAt }: { pausedAt: string | null }, now: Date): number | null {
  const since = milliseconds(pausedAt);
  return since === null ? null : Math.max(Math.floor((now.getTime() - since) / 3_600_000), 0);
}
