// The mail with which someone who was invited takes over their account.

import { brand } from '#domain/brand.ts';
import { type Role, roleLabel } from '#domain/people/roles.ts';
import { writeMail } from '#server/mail/layout.ts';
import type { Mail } from '#server/mail/mailer.ts';

interface Invited {
  email: string;
  firstName: string;
  role: Role;
}

/**
 * Carries the link with which the person chooses a password.
 *
 * @param clubName the club that the person will belong to, if any
 * @param link works once, for `hours` hours
 */
export function invitationMail(person: Invited, clubName: string | null, link: string, hours: number): Promise<Mail> {
  const place = clubName === null ? brand.name : `${clubName} at ${brand.name}`;
  return writeMail({
    to: person.email,
    subject: `You are invited to ${place}`,
    preview: 'Choose a password, and your account is ready.',
    heading: `Welcome, ${person.firstName}`,
    paragraphs: [
      `An account was made for you at ${place}. Your role: ${roleLabel(person.role)}.`,
      'Choose a password to start. By choosing one you also confirm that this is your email address.',
    ],
    button: { label: 'Choose your password', url: link },
    footnote: `The link works once, for ${hours} hours. If you did not expect this invitation, you need not do anything.`,
  });
}
