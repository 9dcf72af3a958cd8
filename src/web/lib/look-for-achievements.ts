// Looking for achievements after something that earns one.

import type { QueryClient } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { urlKey } from '#web/lib/http/query-keys.ts';

/**
 * Milliseconds that the job which grants achievements is given. It needs far less, but the message that the action is done stays for five
 * seconds, and an achievement is best told after it.
 */
const grace = 5500;

/** Reads the player's achievements again, once the job that grants them has had its time. */
export function lookForAchievements(queryClient: QueryClient): void {
  setTimeout(() => void queryClient.invalidateQueries({ queryKey: urlKey(endpoints.listAchievements) }), grace);
}
