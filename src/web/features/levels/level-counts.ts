// How many levels wait.

import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';

/** How many players each view holds; undefined until it is known. */
export function useLevelCounts() {
  return useQuery(query(endpoints.countLevels)).data;
}
