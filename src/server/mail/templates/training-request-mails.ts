// Emails about requests for a training session.

import { brand } from '#domain/brand.ts';
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
    subject: `${name} has requested a training session`,
    preview: `${duration} minutes. ${daysText(days)}.`,
    heading: `${name} has requested a session`,
    paragraphs: [
      `Hello ${coach.firstName}, ${name} would like to train with you for ${duration} minutes.`,
      `Suitable days: ${daysText(days)}.`,
    ],
    quote: wish,
    button: { label: 'Book or decline', url: link },
    footnote: `You're getting this email because you coach ${player.firstName} on ${brand.name}.`,
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
    subject: 'Your training request was declined',
    preview: `${name} can't book the session you asked for.`,
    heading: 'Session request declined',
    paragraphs: [
      `Hello ${player.firstName}, ${name} can't book the session you asked for${reason === null ? '.' : ' and wrote:'}`,
    ],
    ...(reason !== null && { quote: reason }),
    button: { label: 'See your requests', url: link },
    footnote: `You're getting this email because you train with a coach on ${brand.name}.`,
    stopUrl,
  });
}
