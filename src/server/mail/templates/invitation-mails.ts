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

/** Whole days from four on, or hours. */
function inWords(hours: number): string {
  return hours >= 96 ? `${Math.floor(hours / 24)} days` : `${hours} hours`;
}

const whatItIs = `On ${brand.name}, coaches review your padel matches on video and show you what to work on next.`;
const howToSayNo = 'Not interested? You can ignore this email: we tell no one, and the invitation ends by itself.';

/**
 * Reminds someone without an account of a club's invitation.
 *
 * @param hours for which the link still works
 */
export function invitationReminderMail(
  person: Invited,
  clubName: string,
  { link, hours, stopUrl }: { link: string; hours: number; stopUrl: string },
): Promise<Mail> {
  const left = hours <= 24 ? 'for less than a day' : `for another ${inWords(hours)}`;
  return writeMail({
    to: person.email,
    subject: `${hours <= 24 ? 'Last reminder' : 'Reminder'}: ${clubName} has invited you to ${brand.name}`,
    preview: `Your invitation works ${left}.`,
    heading: `Hello ${person.firstName}`,
    paragraphs: [
      `${clubName} has invited you to join as ${person.role === 'player' ? 'a player' : 'a coach'}. ${whatItIs}`,
      `Choose a password to start. The link works once, ${left}.`,
      howToSayNo,
    ],
    button: { label: 'Choose your password', url: link },
    footnote: `${clubName} gave us your address for this invitation.`,
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
    subject: `Reminder: ${clubName} has invited you to join on ${brand.name}`,
    preview: 'You can accept or decline.',
    heading: `Hello ${person.firstName}`,
    paragraphs: [
      `${clubName} is still waiting for your answer. If you accept, its coaches can ${person.role === 'player' ? 'review your videos' : 'share the reviews of its members with you'}.`,
      'Not interested? Decline the request, and we won’t remind you again. The club doesn’t see that you declined.',
    ],
    button: { label: 'See the request', url: profileUrl },
    footnote: `You're getting this email because you have a ${brand.name} account.`,
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
    footnote: `The link works once, within ${inWords(hours)}. If you weren't expecting this invitation, you can ignore it.`,
  });
}
