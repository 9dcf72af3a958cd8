// The queue of videos to review: what stops the clock of a review, and the views.

import { milliseconds } from '#domain/time/moments.ts';

/** When a review is due after its video's link was dead for a while: later by as long as it was (ISO 8601). */
export function resumedDueAt(dueAt: string, pausedAt: string, resumedAt: string): string {
  const paused = Math.max(Date.parse(resumedAt) - Date.parse(pausedAt), 0);
  return new Date(Date.parse(dueAt) + paused).toISOString();
}

/** The filters of Videos to Review (docs/product.md#coaches), and everything that is still to do. */
export const queueViews = ['to-review', 'mine', 'unclaimed', 'done'] as const;
export type QueueView = (typeof queueViews)[number];

/**
 * How long a link has been dead, in whole hours, for the sentence that tells it; null while it can be opened.
 *
 * @param pausedAt since when, ISO 8601
 */
export function hoursPaused({ pausedAt }: { pausedAt: string | null }, now: Date): number | null {
  const since = milliseconds(pausedAt);
  return since === null ? null : Math.max(Math.floor((now.getTime() - since) / 3_600_000), 0);
}
