// The achievements of the player who is signed in.

import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';

/** Achievements are granted by a job, moments after their cause; an event tells of them. */
export function useAchievementNews() {
  return useQuery(query(endpoints.listAchievements)).data;
}
