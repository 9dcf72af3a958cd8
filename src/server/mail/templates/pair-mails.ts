// Emails about the notes that two players share on a match. The video's title is not included: anyone could send their words to any
// address.

import { msg } from '@lingui/core/runtime-macro';
import { brand } from '#domain/brand.ts';
import { say } from '#domain/language/say.ts';
import { personName } from '#domain/people/person-name.ts';
import { writeMail } from '#server/mail/layout.ts';
import type { Mail } from '#server/mail/mailer.ts';

interface Named {
  firstName: string;
  lastName: string;
}

interface PairInvitationMail {
  to: string;
  /** First name, if the address has an account. */
  firstName: string | null;
  player: Named;
  link: string;
  /** Days until the link expires. */
  days: number;
  /** Left out if the address has no account: such emails are sent only a few times. */
  stopUrl?: string;
}

/** Invites the partner in a video to see the notes on the pair. */
export function pairInvitationMail({ to, firstName, player, link, days, stopUrl }: PairInvitationMail): Promise<Mail> {
  const name = personName(player);
  return writeMail({
    to,
    subject: say(msg`${{ name }} invites you to see the notes on your pair`),
    preview: say(msg`See what a coach says about how you play together.`),
    heading: say(msg`You played together`),
    paragraphs: [
      firstName === null
        ? say(
            msg`Hello, ${{ name }} has sent a padel match to a coach on ${{ product: brand.name }}. You played as their partner, and they would like to share the coach’s notes on your pair with you.`,
          )
        : say(
            msg`Hello ${{ firstName }}, ${{ name }} has sent a padel match to a coach on ${{ product: brand.name }}. You played as their partner, and they would like to share the coach’s notes on your pair with you.`,
          ),
      say(
        msg`You’ll see the video and those notes. Neither of you can see anything else of the other’s, and either of you can stop sharing at any time.`,
      ),
    ],
    button: { label: say(msg`See the invitation`), url: link },
    footnote: say(
      msg`The link works for ${{ days }} days. Opening it doesn’t accept the invitation. If you weren’t expecting this email, you can ignore it.`,
    ),
    ...(stopUrl !== undefined && { stopUrl }),
  });
}

/** Sent to a partner when notes on the pair are published. */
export function pairNotesMail(
  partner: Named & { email: string },
  player: Named,
  link: string,
  stopUrl: string,
): Promise<Mail> {
  const name = personName(player);
  return writeMail({
    to: partner.email,
    subject: say(msg`Notes on you and ${{ name }}`),
    preview: say(msg`A coach has written notes on your pair.`),
    heading: say(msg`Notes on your pair`),
    paragraphs: [
      say(
        msg`Hello ${{ firstName: partner.firstName }}, a coach has reviewed a match that ${{ name }} shares with you and has written notes on the two of you.`,
      ),
    ],
    button: { label: say(msg`Read the notes`), url: link },
    footnote: say(
      msg`You’re getting this email because you share this match on ${{ product: brand.name }}. You can leave it at any time.`,
    ),
    stopUrl,
  });
}
