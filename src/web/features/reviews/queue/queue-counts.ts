// How much each view of the queue holds.

import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';

/** How many videos each view holds; undefined until it is known. */
export function useQueueCounts() {
  return useQuery(query(endpoints.countReviewQueue)).data;
}
