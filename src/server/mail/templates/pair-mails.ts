// Mails about the notes that two share of a match. The title of a video is read in the product: a mail that carried it would bring
// anybody's words to any address.

import { brand } from '#domain/brand.ts';
import { personName } from '#domain/people/person-name.ts';
import { writeMail } from '#server/mail/layout.ts';
import type { Mail } from '#server/mail/mailer.ts';

interface Named {
  firstName: string;
  lastName: string;
}

interface PairInvitationMail {
  to: string;
  /** Whom an account of the address greets; null where there is none. */
  firstName: string | null;
  player: Named;
  link: string;
  /** After how many days the link is invalid. */
  days: number;
  /** Left out where the address has no account: such a mail is sent at most a few times. */
  stopUrl?: string;
}

/** Carries the link with which the partner in a video comes to see the notes on the pair. */
export function pairInvitationMail({ to, firstName, player, link, days, stopUrl }: PairInvitationMail): Promise<Mail> {
  const name = personName(player);
  return writeMail({
    to,
    subject: `${name} invites you to the notes on your pair`,
    preview: 'See what a coach says about the two of you.',
    heading: 'You played together',
    paragraphs: [
      `${firstName === null ? 'Hello' : `Hello ${firstName}`}, ${name} has a padel match reviewed with ${brand.name} in which you are the partner, and would like to share the coach’s notes on the pair with you.`,
      'You see the video and those notes. Neither of you sees anything else of the other, and either of you can end it at any time.',
    ],
    button: { label: 'See the invitation', url: link },
    footnote: `The link works for ${days} days. Opening it accepts nothing. If you did not expect this mail, you need not do anything.`,
    ...(stopUrl !== undefined && { stopUrl }),
  });
}

/** Tells a partner that there are notes on the pair. */
export function pairNotesMail(
  partner: Named & { email: string },
  player: Named,
  link: string,
  stopUrl: string,
): Promise<Mail> {
  const name = personName(player);
  return writeMail({
    to: partner.email,
    subject: `Notes on ${name} and you`,
    preview: 'A coach has written about your pair.',
    heading: 'Notes on your pair',
    paragraphs: [
      `Hello ${partner.firstName}, a coach has reviewed a match that ${name} shares with you, and says something about the two of you.`,
    ],
    button: { label: 'Read the notes', url: link },
    footnote: `You get this mail because you share this match at ${brand.name}. You can leave it at any time.`,
    stopUrl,
  });
}
