// When a player's reviews open: their choice, what it means for a publication, and opening one early.

import type { ReviewOpening } from '#contract/reviews/review-openings.ts';
import { opensAt } from '#domain/reviews/review-openings.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { notifyUsers, notifyViewers } from '#server/events/notify.ts';
import { lockOwnVideo } from '#server/features/videos/pending-video.queries.ts';
import { orNotFound } from '#server/http/app-error.ts';
import { findOpeningFacts, openEarly, saveOpening } from './openings.queries.ts';

/** Chooses when reviews open, from the next publication on; null for at once. */
export async function chooseOpening(
  { db }: Pick<Context, 'db'>,
  playerId: string,
  opening: ReviewOpening | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    await saveOpening(tx, playerId, opening);
    await notifyUsers(tx, ['account'], [playerId]);
  });
}

/** When a review that this transaction publishes for the first time opens (ISO 8601); null for at once. */
export async function openingOf(tx: Database, playerId: string): Promise<string | null> {
  const { time, days, timeZone, now } = await findOpeningFacts(tx, playerId);
  const choice = time === null || days === null ? null : { time, days };
  const moment = opensAt(Date.parse(now), choice, timeZone ?? 'UTC');
  return moment === null ? null : new Date(moment).toISOString();
}

/**
 * Opens a player's own review before its time. They are reading it, so the notification and the email are not sent any more.
 *
 * @throws AppError not_found
 */
export async function openReviewNow({ db, jobs }: Context, playerId: string, videoId: string): Promise<void> {
  await db.transaction(async (tx) => {
    orNotFound(await lockOwnVideo(tx, playerId, videoId));
    if (!(await openEarly(tx, videoId))) return;
    await jobs.enqueue(tx, 'grant-achievements', { userId: playerId });
    await notifyViewers(tx, ['video', 'review'], playerId);
  });
}
