// The invitation to an account.

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
 * Invites someone, with a link to choose a password.
 *
 * @param clubName the club that the person will belong to, if any
 * @param link works once, for `hours` hours
 */
export function invitationMail(person: Invited, clubName: string | null, link: string, hours: number): Promise<Mail> {
  const place = clubName === null ? brand.name : `${clubName} on ${brand.name}`;
  return writeMail({
    to: person.email,
    subject: `You're invited to join ${place}`,
    preview: 'Choose a password to get started.',
    heading: `Welcome, ${person.firstName}`,
    paragraphs: [
      `We've created an account for you to join ${place}. Your role is ${roleLabel(person.role)}.`,
      'Choose a password to start. This also confirms your email address.',
    ],
    button: { label: 'Choose your password', url: link },
    footnote: `The link works once, within ${hours} hours. If you weren't expecting this invitation, you can ignore it.`,
  });
}
