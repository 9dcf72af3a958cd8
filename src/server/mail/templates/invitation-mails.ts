// The invitation to an account.

import { msg, plural } from '@lingui/core/runtime-macro';
import { brand } from '#domain/brand.ts';
import { say } from '#domain/language/say.ts';
import { type Role, roleLabel } from '#domain/people/roles.ts';
import { writeMail } from '#server/mail/layout.ts';
import type { Mail } from '#server/mail/mailer.ts';

interface Invited {
  email: string;
  firstName: string;
  role: Role;
}

/** Whole days from four on, or hours. */
function inWords(hours: number): string {
  return hours >= 96
    ? say(msg`${plural({ days: Math.floor(hours / 24) }, { one: '# day', other: '# days' })}`)
    : say(msg`${plural({ hours }, { one: '# hour', other: '# hours' })}`);
}

/**
 * Reminds someone without an account of a club's invitation.
 *
 * @param hours for which the link still works
 */
export function invitationReminderMail(
  person: Invited,
  club: string,
  { link, hours, stopUrl }: { link: string; hours: number; stopUrl: string },
): Promise<Mail> {
  const isLast = hours <= 24;
  const time = inWords(hours);
  const product = brand.name;
  return writeMail({
    to: person.email,
    subject: isLast
      ? say(msg`Last reminder: ${{ club }} has invited you to ${{ product }}`)
      : say(msg`Reminder: ${{ club }} has invited you to ${{ product }}`),
    preview: isLast
      ? say(msg`Your invitation works for less than a day.`)
      : say(msg`Your invitation works for another ${{ time }}.`),
    heading: say(msg`Hello ${{ firstName: person.firstName }}`),
    paragraphs: [
      person.role === 'player'
        ? say(
            msg`${{ club }} has invited you to join as a player. On ${{ product }}, coaches review your padel matches on video and show you what to work on next.`,
          )
        : say(
            msg`${{ club }} has invited you to join as a coach. On ${{ product }}, coaches review your padel matches on video and show you what to work on next.`,
          ),
      isLast
        ? say(msg`Choose a password to start. The link works once, for less than a day.`)
        : say(msg`Choose a password to start. The link works once, for another ${{ time }}.`),
      say(msg`Not interested? You can ignore this email: we tell no one, and the invitation ends by itself.`),
    ],
    button: { label: say(msg`Choose your password`), url: link },
    footnote: say(msg`${{ club }} gave us your address for this invitation.`),
    stopUrl,
  });
}

/** Reminds someone with an account that a club asks them to join. */
export function requestReminderMail(
  person: Invited,
  clubName: string,
  { profileUrl, stopUrl }: { profileUrl: string; stopUrl: string },
): Promise<Mail> {
  return writeMail({
    to: person.email,
    subject: say(msg`Reminder: ${{ club: clubName }} has invited you to join on ${{ product: brand.name }}`),
    preview: say(msg`You can accept or decline.`),
    heading: say(msg`Hello ${{ firstName: person.firstName }}`),
    paragraphs: [
      person.role === 'player'
        ? say(
            msg`${{ club: clubName }} is still waiting for your answer. If you accept, its coaches can review your videos.`,
          )
        : say(
            msg`${{ club: clubName }} is still waiting for your answer. If you accept, its coaches can share the reviews of its members with you.`,
          ),
      say(
        msg`Not interested? Decline the request, and we won’t remind you again. The club doesn’t see that you declined.`,
      ),
    ],
    button: { label: say(msg`See the request`), url: profileUrl },
    footnote: say(msg`You’re getting this email because you have a ${{ product: brand.name }} account.`),
    stopUrl,
  });
}

/**
 * Invites someone, with a link to choose a password.
 *
 * @param clubName the club that the person will belong to, if any
 * @param link works once, for `hours` hours
 */
export function invitationMail(person: Invited, clubName: string | null, link: string, hours: number): Promise<Mail> {
  const place = clubName === null ? brand.name : say(msg`${{ club: clubName }} on ${{ product: brand.name }}`);
  return writeMail({
    to: person.email,
    subject: say(msg`You’re invited to join ${{ place }}`),
    preview: say(msg`Choose a password to get started.`),
    heading: say(msg`Welcome, ${{ firstName: person.firstName }}`),
    paragraphs: [
      say(
        msg`We’ve created an account for you to join ${{ place }}. Your role is ${{ role: roleLabel(person.role) }}.`,
      ),
      say(msg`Choose a password to start. This also confirms your email address.`),
    ],
    button: { label: say(msg`Choose your password`), url: link },
    footnote: say(
      msg`The link works once, within ${{ time: inWords(hours) }}. If you weren’t expecting this invitation, you can ignore it.`,
    ),
  });
}
