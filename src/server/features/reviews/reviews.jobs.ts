// What follows from publishing: the notification in the bell, and the mail.

import type { Context } from '#server/context.ts';
import { notify } from '#server/features/notifications/notifications.commands.ts';
import type { JobHandlers } from '#server/jobs/job-list.ts';
import { reviewPublishedMail } from '#server/mail/templates/review-mails.ts';
import { findPublishedReview } from './publishing.queries.ts';

/** How much of the summary the mail shows, in characters. */
const firstLinesLength = 280;

export const reviewJobs = {
  // Two steps, so that a mail server that is down delays the mail and not the notification.
  async 'review-published'({ videoId }, { db, jobs }) {
    const review = await findPublishedReview(db, videoId);
    if (!review) return;
    await db.transaction(async (tx) => {
      await notify(tx, [review.playerId], {
        kind: 'review-published',
        facts: { people: { coach: review.coachId }, videoTitle: review.title },
        videoId,
        cause: `video_analyzed:${videoId}`,
      });
      await jobs.enqueue(tx, 'review-published-mail', { videoId });
    });
  },

  // Only in the bell: a mail went out when there was something new to read, not for each word that is put right.
  async 'review-revised'({ videoId, number }, { db }) {
    const review = await findPublishedReview(db, videoId);
    if (!review) return;
    await notify(db, [review.playerId], {
      kind: 'review-revised',
      facts: { people: { coach: review.coachId }, videoTitle: review.title },
      videoId,
      cause: `video_revised:${videoId}:${number}`,
    });
  },

  async 'review-published-mail'({ videoId }, { db, mailer, config }) {
    const review = await findPublishedReview(db, videoId);
    if (!review) return;
    await mailer.send(
      await reviewPublishedMail({
        email: review.email,
        firstName: review.firstName,
        coachName: `${review.coachFirstName} ${review.coachLastName}`,
        videoTitle: review.title,
        overallScore: review.overallScore ?? '',
        firstLines: firstLines(review.finalSummary),
        link: `${config.publicUrl}/player/video-analysis/${videoId}`,
      }),
    );
  },
} satisfies Partial<JobHandlers<Context>>;

/** The beginning of a text, cut at a word. */
function firstLines(text: string): string {
  if (text.length <= firstLinesLength) return text;
  return `${text.slice(0, firstLinesLength).replace(/\s+\S*$/, '')} …`;
}
