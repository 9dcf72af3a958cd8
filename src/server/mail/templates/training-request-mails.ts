// Emails about requests for a training session.

import { msg } from '@lingui/core/runtime-macro';
import { brand } from '#domain/brand.ts';
import { say } from '#domain/language/say.ts';
import { personName } from '#domain/people/person-name.ts';
import { daysText, type Weekday } from '#domain/training/training-requests.ts';
import { writeMail } from '#server/mail/layout.ts';
import type { Mail } from '#server/mail/mailer.ts';

interface Person {
  email: string;
  firstName: string;
  lastName: string;
}

interface RequestMail {
  player: Person;
  coach: Person;
  link: string;
  stopUrl: string;
}

/** Sent to a coach when a player requests a session. */
export function trainingRequestedMail({
  player,
  coach,
  wish,
  days,
  duration,
  link,
  stopUrl,
}: RequestMail & {
  wish: string;
  days: readonly Weekday[];
  /** Minutes. */
  duration: number;
}): Promise<Mail> {
  const name = personName(player);
  return writeMail({
    to: coach.email,
    subject: say(msg`${{ name }} has requested a training session`),
    preview: say(msg`${{ minutes: duration }} minutes, ${{ days: daysText(days) }}.`),
    heading: say(msg`${{ name }} has requested a session`),
    paragraphs: [
      say(
        msg`Hello ${{ firstName: coach.firstName }}, ${{ name }} would like to train with you for ${{ minutes: duration }} minutes.`,
      ),
      say(msg`Suitable days: ${{ days: daysText(days) }}.`),
    ],
    quote: wish,
    button: { label: say(msg`Book or decline`), url: link },
    footnote: say(
      msg`You’re getting this email because you coach ${{ player: player.firstName }} on ${{ product: brand.name }}.`,
    ),
    stopUrl,
  });
}

/** Sent to a player when the coach declines. */
export function trainingDeclinedMail({
  player,
  coach,
  reason,
  link,
  stopUrl,
}: RequestMail & { reason: string | null }): Promise<Mail> {
  const name = personName(coach);
  return writeMail({
    to: player.email,
    subject: say(msg`Your training request was declined`),
    preview: say(msg`${{ name }} can’t book the session you asked for.`),
    heading: say(msg`Session request declined`),
    paragraphs: [
      reason === null
        ? say(msg`Hello ${{ firstName: player.firstName }}, ${{ name }} can’t book the session you asked for.`)
        : say(
            msg`Hello ${{ firstName: player.firstName }}, ${{ name }} can’t book the session you asked for and wrote:`,
          ),
    ],
    ...(reason !== null && { quote: reason }),
    button: { label: say(msg`See your requests`), url: link },
    footnote: say(msg`You’re getting this email because you train with a coach on ${{ product: brand.name }}.`),
    stopUrl,
  });
}
