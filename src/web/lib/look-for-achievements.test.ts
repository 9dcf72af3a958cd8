// Looking for achievements once something has earned them.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { createQueryClient } from '#web/lib/http/query-client.ts';
import { urlKey } from '#web/lib/http/query-keys.ts';
import { lookForAchievements } from './look-for-achievements.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('reads them again once, after the job has had its time', () => {
  const queryClient = createQueryClient({ onUnauthorized: () => {} });
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries');
  lookForAchievements(queryClient);
  expect(invalidate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(invalidate.mock.calls).toEqual([[{ queryKey: urlKey(endpoints.listAchievements) }]]);
});
