// The coach's queue as screens read it.

import { endpoints } from '#contract/endpoints.ts';
import type { QueueItem } from '#contract/reviews.ts';
import { query } from './api.ts';

/** Which part of the queue. */
export type QueuePart = 'to-review' | 'done';

/** How long a queue that was read may be shown before it is read again on the next visit, in milliseconds. */
const fresh = 15_000;

/**
 * A part of the queue. Unlike other lists it is read again when a screen opens: other coaches take videos from it, and
 * players add to it, all day.
 */
export function reviewQueueQuery(show: QueuePart) {
  return { ...query(endpoints.listReviewQueue, { query: { show } }), staleTime: fresh };
}

/** Whether another coach has opened the review, so that it is not this coach's to write. */
export function isTakenByOther(item: QueueItem, userId: string): boolean {
  return item.reviewer !== null && item.reviewer.id !== userId;
}

/** Whether the review's time is over. */
export function isOverdue(item: QueueItem, now: Date): boolean {
  return item.status !== 'Analyzed' && new Date(item.dueAt) <= now;
}
