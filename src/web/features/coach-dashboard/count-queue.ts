// The figures of a coach's queue.

import type { QueueItem } from '#contract/reviews.ts';
import { isOverdue, isTakenByOther } from '#web/lib/review-queue.ts';

/** How much waits for this coach, is too late, has been begun, and is done. Videos that others review do not count. */
export interface QueueCounts {
  toReview: number;
  overdue: number;
  inProgress: number;
  done: number;
}

/** Counts both parts of the queue for one coach at one moment. */
export function countQueue(
  toReview: readonly QueueItem[],
  done: readonly QueueItem[],
  userId: string,
  now: Date,
): QueueCounts {
  const mine = toReview.filter((item) => !isTakenByOther(item, userId));
  return {
    toReview: mine.length,
    overdue: mine.filter((item) => isOverdue(item, now)).length,
    inProgress: mine.filter((item) => item.reviewer !== null).length,
    done: done.filter((item) => !isTakenByOther(item, userId)).length,
  };
}
