// Emails about connections between coaches and players. A request's message is not included: anyone could send their words and links
// to any address.

import { msg } from '@lingui/core/runtime-macro';
import { brand } from '#domain/brand.ts';
import { say } from '#domain/language/say.ts';
import { personName } from '#domain/people/person-name.ts';
import { isCoach, type Role } from '#domain/people/roles.ts';
import { addressFor } from '#domain/reader-addresses.ts';
import { writeMail } from '#server/mail/layout.ts';
import type { Mail } from '#server/mail/mailer.ts';

interface Side {
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
}

/** Where a person finds requests and connections. */
function placeOf({ role }: Side, publicUrl: string): string {
  return publicUrl + addressFor('connections', role);
}

/**
 * Invites a new player on behalf of a coach, with a link to choose a password.
 *
 * @param link works once, for `hours` hours
 */
export function coachInvitationMail(player: Side, coach: Side, link: string, hours: number): Promise<Mail> {
  const name = personName(coach);
  return writeMail({
    to: player.email,
    subject: say(msg`${{ name }} invites you to ${{ product: brand.name }}`),
    preview: say(msg`Choose a password to get started.`),
    heading: say(msg`Welcome, ${{ firstName: player.firstName }}`),
    paragraphs: [
      say(
        msg`${{ name }} coaches padel on ${{ product: brand.name }} and would like to coach you. We’ve created an account for you.`,
      ),
      say(
        msg`Choose a password to start. This also confirms your email address. ${{ name }} can’t see anything of yours until you accept the request under My Coaches.`,
      ),
    ],
    button: { label: say(msg`Choose your password`), url: link },
    footnote: say(
      msg`The link works once, within ${{ hours }} hours. If you weren’t expecting this invitation, you can ignore it.`,
    ),
  });
}

/** Sent to the person who gets a connection request. */
export function connectionRequestedMail(asked: Side, asker: Side, publicUrl: string, stopUrl: string): Promise<Mail> {
  const name = personName(asker);
  const isFromCoach = isCoach(asker.role);
  return writeMail({
    to: asked.email,
    subject: isFromCoach
      ? say(msg`${{ name }} would like to be your coach`)
      : say(msg`${{ name }} would like you to be their coach`),
    preview: say(msg`You can accept or decline.`),
    heading: isFromCoach
      ? say(msg`A coach would like to work with you`)
      : say(msg`A player would like you to coach them`),
    paragraphs: [
      isFromCoach
        ? say(
            msg`Hello ${{ firstName: asked.firstName }}, ${{ name }} would like to be your coach on ${{ product: brand.name }}.`,
          )
        : say(
            msg`Hello ${{ firstName: asked.firstName }}, ${{ name }} would like you to be their coach on ${{ product: brand.name }}.`,
          ),
      isFromCoach
        ? say(
            msg`If you accept, they can see your videos, ratings, goals and sessions. Either of you can end the connection at any time.`,
          )
        : say(
            msg`If you accept, you can see their videos, ratings, goals and sessions. Either of you can end the connection at any time.`,
          ),
    ],
    button: { label: say(msg`See the request`), url: placeOf(asked, publicUrl) },
    footnote: say(msg`You’re getting this email because you have a ${{ product: brand.name }} account.`),
    stopUrl,
  });
}

/** Sent to the person whose request was accepted. */
export function connectionAcceptedMail(asker: Side, asked: Side, publicUrl: string, stopUrl: string): Promise<Mail> {
  const name = personName(asked);
  return writeMail({
    to: asker.email,
    subject: say(msg`${{ name }} has accepted your request`),
    preview: say(msg`You are now connected.`),
    heading: say(msg`You are connected`),
    paragraphs: [
      say(msg`Hello ${{ firstName: asker.firstName }}, ${{ name }} has accepted your request.`),
      isCoach(asker.role)
        ? say(msg`You can now see their videos, ratings, goals and sessions.`)
        : say(msg`They can now see your videos, ratings, goals and sessions, and will review the videos you send.`),
    ],
    button: {
      label: isCoach(asker.role) ? say(msg`Open My Players`) : say(msg`Open My Coaches`),
      url: placeOf(asker, publicUrl),
    },
    footnote: say(msg`You’re getting this email because you sent a request on ${{ product: brand.name }}.`),
    stopUrl,
  });
}
