// What the address of the queue says.

import type { QueuePart } from '#web/lib/review-queue.ts';

/** Search part of the address; left out: what is still to review. */
export interface QueueSearch {
  show?: QueuePart;
}

/** Reads the address; what it does not know is `undefined` (named, since the router keeps the raw value of a key that is left out). */
export function parseQueueSearch({ show }: Record<string, unknown>): QueueSearch {
  return { show: show === 'done' || show === 'to-review' ? show : undefined };
}
