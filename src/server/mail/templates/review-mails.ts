// Emails about reviews.

import { msg } from '@lingui/core/runtime-macro';
import { brand } from '#domain/brand.ts';
import { say } from '#domain/language/say.ts';
import { numberText } from '#domain/round-to.ts';
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
    subject: say(msg`Your review is ready: ${{ videoTitle: review.videoTitle }}`),
    preview: say(msg`${{ coachName: review.coachName }} has reviewed your video.`),
    heading: say(msg`Your review is ready`),
    paragraphs: [
      say(
        msg`Hello ${{ firstName: review.firstName }}, ${{ coachName: review.coachName }} has reviewed “${{ videoTitle: review.videoTitle }}”.`,
      ),
      review.said
        ? say(msg`Overall score: ${{ score: numberText(review.said.overallScore) }}/7.0`)
        : say(msg`You wanted to look first, so it waits for you.`),
    ],
    ...(review.said && { quote: review.said.firstLines }),
    button: { label: say(msg`Read the review`), url: review.link },
    footnote: say(msg`You’re getting this email because you sent a video to ${{ product: brand.name }}.`),
    stopUrl: review.stopUrl,
  });
}
