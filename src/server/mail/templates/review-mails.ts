// Emails about reviews.

import { brand } from '#domain/brand.ts';
import { writeMail } from '#server/mail/layout.ts';
import type { Mail } from '#server/mail/mailer.ts';

/** Sent to a player when a review is published, with its first lines. */
export function reviewPublishedMail(review: {
  email: string;
  firstName: string;
  coachName: string;
  videoTitle: string;
  /** Null if the player wants to look first: then the email tells nothing of the review. */
  said: { overallScore: string; firstLines: string } | null;
  link: string;
  stopUrl: string;
}): Promise<Mail> {
  return writeMail({
    to: review.email,
    subject: `Your review is ready: ${review.videoTitle}`,
    preview: `${review.coachName} has reviewed your video.`,
    heading: 'Your review is ready',
    paragraphs: [
      `Hello ${review.firstName}, ${review.coachName} has reviewed “${review.videoTitle}”.`,
      review.said ? `Overall score: ${review.said.overallScore}/7.0` : 'You wanted to look first, so it waits for you.',
    ],
    ...(review.said && { quote: review.said.firstLines }),
    button: { label: 'Read the review', url: review.link },
    footnote: `You're getting this email because you sent a video to ${brand.name}.`,
    stopUrl: review.stopUrl,
  });
}
