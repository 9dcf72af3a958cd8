// The next video to review, offered once one is published.

import { endpoints } from '#contract/endpoints.ts';
import type { QueueItem } from '#contract/reviews/review-queue.ts';
import { call } from '#web/lib/http/api.ts';

/** Longest wait for it, in milliseconds: an offer that comes late is in the way. */
const timeoutMs = 3000;

/** What is due first of what one has taken on, otherwise of what nobody has; null without any, or without an answer. */
export async function nextVideo(): Promise<QueueItem | null> {
  try {
    return (await firstOf('mine')) ?? (await firstOf('unclaimed'));
  } catch {
    return null;
  }
}

/** Those whose link is dead come last. */
async function firstOf(show: 'mine' | 'unclaimed'): Promise<QueueItem | null> {
  const { rows } = await call(endpoints.listReviewQueue, { query: { show, limit: 1 }, timeoutMs });
  return rows.find(({ pausedAt }) => pausedAt === null) ?? null;
}
