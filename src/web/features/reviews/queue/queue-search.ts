// Search parameters of the queue.

import { type QueueView, queueViews } from '#domain/reviews/review-queue.ts';
import { textIn } from '#web/lib/search-values.ts';

/** Left out: everything still to review. */
export interface QueueSearch {
  show?: QueueView;
  search?: string;
}

/**
 * Reads the search parameters; unknown values become `undefined` (named, since the router keeps the raw value of a key that is left out).
 */
export function parseQueueSearch(given: Record<string, unknown>): QueueSearch {
  const show = queueViews.find((one) => one === given['show']);
  return { show: show === 'to-review' ? undefined : show, search: textIn(given['search']) };
}

/** The list's query. */
export function queueFilter({ show = 'to-review', search }: QueueSearch) {
  return { query: { show, search } };
}
