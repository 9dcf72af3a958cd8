// After publishing: the notification and the email.

import { addressFor } from '#domain/reader-addresses.ts';
import { milliseconds } from '#domain/time/moments.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { notifyUsers } from '#server/events/notify.ts';
import { sendUnlessStopped } from '#server/features/messages/email-switches/mail-switches.commands.ts';
import { notify } from '#server/features/messages/notifications/notifications.commands.ts';
import { notifyAndPush } from '#server/features/messages/push/push.commands.ts';
import { findFinishedPair } from '#server/features/videos/second-reviews.queries.ts';
import type { JobHandlers } from '#server/jobs/job-list.ts';
import { firstLines } from '#server/mail/first-lines.ts';
import { reviewPublishedMail } from '#server/mail/templates/review-mails.ts';
import { isReviewHeld } from './looks/looks.queries.ts';
import { findPublishedReview } from './publishing.queries.ts';

/** Once both reviews of a match are published, its player and both coaches can compare them. */
async function announceComparison(db: Database, videoId: string): Promise<void> {
  const pair = await findFinishedPair(db, videoId);
  if (!pair) return;
  const facts = { people: { player: pair.playerId }, videoTitle: pair.title };
  const cause = `second_review_done:${pair.secondId}`;
  await notify(db, [pair.playerId], { kind: 'reviews-to-compare', facts, videoId: pair.originalId, cause });
  for (const review of pair.coaches)
    await notify(db, [review.coachId], { kind: 'reviews-to-compare', facts, videoId: review.videoId, cause });
}

type PublishedReview = NonNullable<Awaited<ReturnType<typeof findPublishedReview>>>;

/** Two steps, so that a failing mail server does not delay the notification. */
async function tellPlayer(
  { db, jobs }: Pick<Context, 'db' | 'jobs'>,
  videoId: string,
  { playerId, coachId, title, opensAt }: PublishedReview,
): Promise<void> {
  await db.transaction(async (tx) => {
    await notifyAndPush({ jobs }, tx, playerId, {
      kind: 'review-published',
      facts: { people: { coach: coachId }, videoTitle: title },
      videoId,
      cause: `video_analyzed:${videoId}`,
    });
    await jobs.enqueue(tx, 'review-published-mail', { videoId });
    // A screen that shows it closed reads it again.
    if (opensAt !== null) await notifyUsers(tx, ['video', 'review'], [playerId]);
  });
}

export const reviewJobs = {
  async 'review-published'({ videoId, opensAt = null }, { db, jobs }) {
    const review = await findPublishedReview(db, videoId);
    if (!review) return;
    // Opened early, it has been read.
    if (milliseconds(review.opensAt) === milliseconds(opensAt)) await tellPlayer({ db, jobs }, videoId, review);
    await announceComparison(db, videoId);
  },

  // Notification only: emails are for new reviews, not for each correction.
  async 'review-revised'({ videoId, number }, { db }) {
    const review = await findPublishedReview(db, videoId);
    // Nothing was read that could be corrected before it opens.
    if (!review || review.isWaiting) return;
    await notify(db, [review.playerId], {
      kind: 'review-revised',
      facts: { people: { coach: review.coachId }, videoTitle: review.title },
      videoId,
      cause: `video_revised:${videoId}:${number}`,
    });
  },

  async 'review-published-mail'({ videoId }, context) {
    const review = await findPublishedReview(context.db, videoId);
    if (!review) return;
    const isHeld = await isReviewHeld(context.db, videoId);
    await sendUnlessStopped(context, 'reviews', review.playerId, (stopUrl) =>
      reviewPublishedMail({
        email: review.email,
        firstName: review.firstName,
        coachName: `${review.coachFirstName} ${review.coachLastName}`,
        videoTitle: review.title,
        said: isHeld ? null : { overallScore: review.overallScore ?? '', firstLines: firstLines(review.finalSummary) },
        link: context.config.publicUrl + addressFor('review', 'player', videoId),
        stopUrl,
      }),
    );
  },
} satisfies Partial<JobHandlers<Context>>;
