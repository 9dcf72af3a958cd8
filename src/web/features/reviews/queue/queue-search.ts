// What the address of the queue says.

import { type QueueView, queueViews } from '#domain/reviews/review-queue.ts';
import { textIn } from '#web/lib/search-values.ts';

/** Search part of the address; left out: everything that is still to review. */
export interface QueueSearch {
  show?: QueueView;
  search?: string;
}

/** Reads the address; what it does not know is `undefined` (named, since the router keeps the raw value of a key that is left out). */
export function parseQueueSearch(given: Record<string, unknown>): QueueSearch {
  const show = queueViews.find((one) => one === given['show']);
  return { show: show === 'to-review' ? undefined : show, search: textIn(given['search']) };
}

/** What the list is asked by. */
export function queueFilter({ show = 'to-review', search }: QueueSearch) {
  return { query: { show, search } };
}
