// The next video to review, offered after publishing.

import { endpoints } from '#contract/endpoints.ts';
import type { QueueItem } from '#contract/reviews/review-queue.ts';
import { call } from '#web/lib/http/api.ts';

/** Longest wait in milliseconds: a late offer is in the way. */
const timeoutMs = 3000;

/** The coach's own earliest due video, otherwise an unclaimed one; null without any, or without an answer in time. */
export async function nextVideo(): Promise<QueueItem | null> {
  try {
    return (await firstOf('mine')) ?? (await firstOf('unclaimed'));
  } catch {
    return null;
  }
}

/** Dead links come last. */
async function firstOf(show: 'mine' | 'unclaimed'): Promise<QueueItem | null> {
  const { rows } = await call(endpoints.listReviewQueue, { query: { show, limit: 1 }, timeoutMs });
  return rows.find(({ pausedAt }) => pausedAt === null) ?? null;
}
