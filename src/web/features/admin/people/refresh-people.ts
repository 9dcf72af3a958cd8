// Reads again what a decision about a person changes.

import type { QueryClient } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { isKeyOf } from '#web/lib/http/query-keys.ts';

/** Marks the lists of people and the figures of the dashboard as stale; what is on the screen is fetched again at once. */
export function refreshPeople(queryClient: QueryClient): void {
  const stale = [endpoints.listPeople, endpoints.getAdminDashboard];
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => stale.some((one) => isKeyOf(one, queryKey)) });
}
